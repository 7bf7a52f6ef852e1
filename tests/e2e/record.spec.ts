import type { Page } from '@playwright/test';
import { countRenders } from '../support/browser/countRenders.ts';
import { expectNone } from '../support/expectNone.ts';
import { alert, expect, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillBrand(page: Page, code: string): Promise<void> {
  await field(page, 'Name').fill(`Yard ${code}`);
  await field(page, 'Code').fill(code);
}

test('a brand created in a sheet appears in the list', async ({ signedIn }) => {
  const page = await signedIn('admin');
  const code = uniqueCode('E2E');
  await page.goto('/en/brands/page/1');
  await page.getByRole('link', { name: 'Create brand' }).click();
  await expect(page).toHaveURL(/\/en\/brands\/create/);
  await field(page, 'Name').fill(`Yard ${code}`);
  await expect(field(page, 'Code')).toHaveAttribute('placeholder', 'Generated automatically');
  await page.getByText('Advanced').click();
  await expect(field(page, 'URL alias')).toHaveAttribute(
    'placeholder',
    `yard-${code.toLowerCase()}`,
  );
  await page.getByRole('button', { name: /^Save brand/ }).click();
  await expect(alert(page, 'Successfully created')).toBeVisible();
  await page.goto(`/en/brands/page/1?quick_filter=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText(/BR-\d+/);
});

test('Ctrl+S saves a change, which a reload shows', async ({ signedIn, api }) => {
  const page = await signedIn('admin');
  const code = uniqueCode('E2E');
  const { id } = (
    await api.post('/brands', { name: `Old ${code}`, code, alias: code.toLowerCase() })
  ).data<{ id: number }>();
  await page.goto(`/en/brands/edit/${id}`);
  await expect(field(page, 'Name')).toHaveValue(`Old ${code}`);
  await field(page, 'Name').fill(`New ${code}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(alert(page, 'Successfully edited')).toBeVisible();
  await page.goto(`/en/brands/edit/${id}`);
  await expect(field(page, 'Name')).toHaveValue(`New ${code}`);
});

test('the page of an offer sends only changed fields', async ({ signedIn, api }) => {
  const page = await signedIn('editor');
  const [offer] = (await api.get('/offers', { search: 'OF-10031' })).data<
    readonly { id: number }[]
  >();
  await page.goto(`/en/offers/edit/${offer?.id}`);
  await expect(field(page, 'Code')).toHaveValue('OF-10031');
  const address = `Strada ${uniqueCode('Uzinelor')}, Chișinău`;
  await field(page, 'Address').fill(address);
  const sent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/offers/'),
  );
  await page.getByRole('button', { name: /^Save offer/ }).click();
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(['address', 'version']);
  await expect(alert(page, 'Successfully edited')).toBeVisible();
  const saved = await api.get(`/offers/${offer?.id}/edit`);
  expect(saved.data<{ address: string }>().address).toBe(address);
});

test('an error of the server appears at its field, and the corrected form saves', async ({
  signedIn,
  api,
  allowConsole,
}) => {
  allowConsole(/422/);
  const page = await signedIn('admin');
  const code = uniqueCode('E2E');
  await api.post('/brands', { name: `Taken ${code}`, code, alias: code.toLowerCase() });
  await page.goto('/en/brands/create');
  await field(page, 'Name').fill(`Other ${code}`);
  await field(page, 'Code').fill(code);
  await page.getByRole('button', { name: /^Save brand/ }).click();
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/This value is already taken/);
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').fill(`${code}-B`);
  await page.getByRole('button', { name: /^Save brand/ }).click();
  await expect(alert(page, 'Successfully created')).toBeVisible();
});

test('a save names empty required fields and sends nothing', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/regions/create');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/regions')) sent.push(request.url());
  });
  await field(page, 'Name').fill('x');
  await page.getByRole('button', { name: /^Save region/ }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(
    /Minimum amount of characters is 2!/,
  );
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await expect(country).toHaveAccessibleDescription(/Field country is required!/i);
  expectNone('requests', sent);
});

test('a record is deleted after a confirmation and restored by Undo', async ({ signedIn, api }) => {
  const page = await signedIn('admin');
  const code = uniqueCode('E2E');
  await api.post('/brands', { name: `Gone ${code}`, code, alias: code.toLowerCase() });
  await page.goto(`/en/brands/page/1?quick_filter=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(alert(page, 'Successfully deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('a save never overwrites a record that another user saved meanwhile', async ({
  signedIn,
  api,
  allowConsole,
}) => {
  allowConsole(/409/);
  const page = await signedIn('admin');
  const code = uniqueCode('E2E');
  const { id } = (
    await api.post('/brands', { name: `Mine ${code}`, code, alias: code.toLowerCase() })
  ).data<{ id: number }>();
  await page.goto(`/en/brands/edit/${id}`);
  await expect(field(page, 'Name')).toHaveValue(`Mine ${code}`);
  await api.patch(`/brands/${id}`, { name: `Theirs ${code}` });
  await field(page, 'Name').fill(`Typed ${code}`);
  await page.getByRole('button', { name: /^Save brand/ }).click();
  await expect(page.getByText(/changed this record while you were editing/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(`Typed ${code}`);
  const now = await api.get(`/brands/${id}/edit`);
  expect(now.data<{ name: string }>().name).toBe(`Theirs ${code}`);
});

test.describe('unsaved changes', () => {
  const message =
    'В форме есть несохраненные данные. Вы уверены что хотите покинуть данную страницу?';

  test('require a confirmation before a link or Back leaves the form', async ({ signedIn }) => {
    const page = await signedIn('editor');
    await page.goto('/ru/offers/page/1?quick_filter=OF-10040');
    await page.getByRole('row').filter({ hasText: 'OF-10040' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ru\/offers\/show\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Предложения');
    await page.keyboard.press('e');
    const address = page.getByRole('textbox', { name: 'Адрес', exact: true });
    await address.fill('Несохранённый адрес');
    await page.getByRole('navigation').getByRole('link', { name: 'Бренды' }).click();
    const question = page
      .getByRole('dialog', { name: 'Внимание' })
      .or(page.getByRole('alertdialog', { name: 'Внимание' }));
    await expect(question).toContainText(message);
    await question.getByRole('button', { name: 'Отмена' }).click();
    await expect(address).toHaveValue('Несохранённый адрес');
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page).toHaveURL(/\/ru\/offers\/show\//);
  });

  test('require no confirmation when nothing was changed', async ({ signedIn }) => {
    const page = await signedIn('admin');
    await page.goto('/en/brands/create');
    await expect(field(page, 'Name')).toBeVisible();
    await page.goto('/en/brands/page/1');
    await page.getByRole('link', { name: 'Create brand' }).click();
    // A user presses Back only after the form is visible.
    await expect(field(page, 'Name')).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/unsaved/i)).toHaveCount(0);
    await expect(page).toHaveURL('/en/brands/page/1');
  });
});

test('pressing Save twice creates one record', async ({ signedIn, api }) => {
  const page = await signedIn('admin');
  const code = uniqueCode('E2E');
  let send = () => {};
  const isPressed = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/v1/brands', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/en/brands/create');
  await fillBrand(page, code);
  const save = page.getByRole('button', { name: /^Save brand/ });
  await save.dblclick();
  await page.keyboard.press('ControlOrMeta+s');
  send();
  await expect(alert(page, 'Successfully created')).toBeVisible();
  const found = await api.get('/brands', { search: code });
  expect(found.data<readonly unknown[]>()).toHaveLength(1);
});

for (const [label, text, most] of [
  // The field, its texts and the input.
  ['Name', 'Excavator', 5],
  ['Description', 'Excavator', 5],
  // The amount with its currency and its frame.
  ['Per hour', '123456789', 11],
] as const) {
  test(`a key in "${label}" of an offer renders only its input`, async ({ signedIn }) => {
    const page = await signedIn('admin');
    const readCounts = await countRenders(page);
    await page.goto('/en/offers/create');
    await page.getByRole('textbox', { name: label }).first().pressSequentially(text);
    // The first key also shows that the form has changes.
    const counts = (await readCounts()).slice(1);
    expect(counts).toHaveLength(text.length - 1);
    // Without renders nothing was counted.
    expect(Math.min(...counts)).toBeGreaterThan(0);
    // What still loads may render beside a few keys, but not beside most of them.
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)];
    expect(usual).toBeLessThanOrEqual(most);
  });
}
