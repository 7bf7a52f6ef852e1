import type { Response } from '@playwright/test';
import sharp from 'sharp';
import {
  type BuiltServer,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { alert, expect, type Page, signIn, test } from './support/fixtures.ts';

/** From an empty database to a published offer and its order, through the screens. */

let server: BuiltServer | undefined;

// E2E_EMPTY_URL is a running product with an empty database.
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    if (!process.env.E2E_EMPTY_URL) server = await startBuiltServer({ env: { SEED: 'none' } });
    await use(process.env.E2E_EMPTY_URL ?? server?.url);
  },
});

test.afterAll(async () => {
  await server?.end('SIGTERM');
  if (server) removeDataDir(server);
});

type Texts = Readonly<Record<string, string>>;

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, texts: Texts): Promise<void> {
  for (const [name, value] of Object.entries(texts)) await text(page, name).fill(value);
}

/** Chooses by the first line of an option; details such as a code and a region may follow. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: new RegExp(`^${option}( |$)`) }).click();
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Saves with the keyboard shortcut. */
async function save(page: Page, message: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(alert(page, message).first()).toBeVisible();
}

async function created(page: Page): Promise<void> {
  await save(page, 'Successfully created');
}

test('an empty installation is set up and used from the screens alone', async ({ guest: page }) => {
  // About sixty user actions.
  test.setTimeout(300_000);
  await signIn(page, 'admin');

  await test.step('languages', async () => {
    await page.goto('/en/languages/create');
    await fill(page, { Name: 'Deutsch', Code: 'de', 'Time format': 'HH:mm' });
    await fill(page, { 'Numeric date format': 'dd.MM.yyyy', 'Text date format': 'd. MMMM yyyy' });
    await created(page);
  });

  await test.step('a currency', async () => {
    await page.goto('/en/currencies/create');
    await fill(page, { Name: 'Moldovan leu', Code: 'MDL', Symbol: 'L' });
    await created(page);
  });

  await test.step('a country and a region', async () => {
    await page.goto('/en/countries/create');
    await fill(page, { Name: 'Moldova', Code: 'MD', 'ISO code': 'MD', 'Phone code': '+373' });
    await choose(page, 'Currency', 'MDL');
    await choose(page, 'Language', 'English');
    await created(page);
    await page.goto('/en/regions/create');
    await fill(page, { Name: 'Chișinău', Code: 'CH' });
    await choose(page, 'Country', 'Moldova');
    await created(page);
  });

  await test.step('a project and a brand', async () => {
    await page.goto('/en/projects/create');
    await fill(page, { Name: 'Rentyard Moldova', Domain: 'rentyard.example' });
    await created(page);
    await page.goto('/en/brands/create');
    await fill(page, { Name: 'Komatsu' });
    await created(page);
  });

  await test.step('a colleague, whose invitation waits without a mail server', async () => {
    // The counters, which know of the mail server, may load after the record is saved.
    const isInvitation = (response: Response) =>
      response.request().method() === 'POST' && response.url().endsWith('/users');
    const invited = page.waitForResponse(isInvitation);
    await page.route(/\/api\/v1\/counters/, async (route) => {
      await invited;
      await route.continue();
    });
    await page.goto('/en/users/create');
    const email = 'elena@rentyard.example';
    await fill(page, { 'First name': 'Elena', 'Last name': 'Rusu', 'E-mail': email });
    await choose(page, 'Role', 'editor');
    await save(page, `No mail server is set up. The invitation to ${email} is in the Outbox.`);
    await page.unroute(/\/api\/v1\/counters/);
    await page.goto('/en/outbox/page/1');
    await expect(page.getByText(email).first()).toBeVisible();
  });

  await test.step('a category with three characteristics', async () => {
    await page.goto('/en/categories/create');
    await fill(page, {
      Name: 'Crawler excavators',
      'Name, genitive singular': 'crawler excavator',
    });
    await expect(page.getByText('Rent of crawler excavator by the hour')).toBeVisible();
    await created(page);
    await expect(page).toHaveURL(/\/categories\/\d+\/update\/properties$/);

    await addCharacteristic(page, 'Operating weight, t');
    await page.getByRole('switch', { name: 'Numeric' }).check();
    await page.getByRole('switch', { name: 'Required' }).check();
    await fill(page, { Minimum: '1', Maximum: '90' });

    await addCharacteristic(page, 'Undercarriage');
    await pasteValues(page, ['Steel tracks', 'Rubber tracks']);

    await addCharacteristic(page, 'Attachments');
    await page.getByRole('switch', { name: 'Multiple choice' }).check();
    await pasteValues(page, ['Bucket', 'Hammer', 'Auger']);
    await save(page, 'Successfully edited');
  });

  await test.step('prices of the category', async () => {
    await page
      .getByRole('link', { name: /Prices/ })
      .first()
      .click();
    await choose(page, 'Add currency', 'MDL');
    const grid = page.getByRole('grid', { name: 'Minimum hourly price' });
    await grid.getByRole('row', { name: 'Any value' }).first().getByRole('gridcell').nth(2).focus();
    await page.keyboard.type('480,5');
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('gridcell', { name: '480.50' })).toBeVisible();
    await save(page, 'Successfully edited');
  });

  await test.step('a photo', async () => {
    await page.goto('/en/photo/page/1');
    const files = page.waitForEvent('filechooser');
    // The button in the heading; an empty list of photos has a second one.
    await page.getByRole('button', { name: 'Upload photos' }).first().click();
    const picture = { width: 640, height: 480, channels: 3, background: '#f26a1b' } as const;
    await (await files).setFiles({
      name: 'excavator.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: picture }).png().toBuffer(),
    });
    await expect(page.getByRole('link', { name: /excavator/ }).first()).toBeVisible();
  });

  await test.step('a published offer', async () => {
    await page.goto('/en/offers/create');
    await choose(page, 'Category', 'Crawler excavators');
    await choose(page, 'Type', 'Equipment');
    await fill(page, { Name: 'Crawler excavator, 21 t' });
    await choose(page, 'Brand', 'Komatsu');
    await choose(page, 'Project', 'Rentyard Moldova');
    await text(page, 'Operating weight, t').fill('21.5');
    await choose(page, 'Undercarriage', 'Steel tracks');
    await choose(page, 'Currency', 'MDL');
    await page.getByRole('textbox', { name: /^(price )?per shift/i }).fill('3600');
    await choose(page, 'Region', 'Chișinău');
    await created(page);
    await press(page, 'Approve');
    await expect(page.getByText('New › Active')).toBeVisible();
  });

  await test.step('an order: rejected with a reason, reopened, active, hidden', async () => {
    await page.goto('/en/orders/create');
    await choose(page, 'Offer', 'Crawler excavator, 21 t');
    await fill(page, { Phone: '060123456' });
    await page.getByLabel('Start').fill('2027-03-01T08:00');
    await created(page);
    await expect(text(page, 'Code')).toHaveValue('OR-10001');
    await press(page, 'Reject…');
    await page.getByRole('button', { name: 'The price is not realistic' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await press(page, 'Return to review');
    await press(page, 'Approve');
    await press(page, 'Hide');
    await expect(page.getByText('Active › Hidden')).toBeVisible();
    await expect(page.getByText('New › Rejected')).toBeVisible();
    await expect(page.getByText('The price is not realistic').first()).toBeVisible();
  });
});

async function addCharacteristic(page: Page, name: string): Promise<void> {
  // Earlier rows are collapsed, so each input exists once.
  for (const open of await page.locator('main button[aria-expanded=true]').all()) {
    await open.click();
  }
  await press(page, 'Add characteristic');
  await text(page, 'Name').fill(name);
}

/** A list pasted from a document, one value per line. */
async function pasteValues(page: Page, values: readonly string[]): Promise<void> {
  await press(page, 'Add value');
  await text(page, 'Value 1').evaluate((input, list) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', list);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, values.join('\n'));
  for (const [at, value] of values.entries()) {
    await expect(text(page, `Value ${at + 1}`)).toHaveValue(value);
  }
}
