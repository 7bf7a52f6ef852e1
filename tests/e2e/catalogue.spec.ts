import sharp from 'sharp';
import { alert, expect, type Page, test } from './support/fixtures.ts';

const code = (count: number) =>
  Array.from({ length: count }, () =>
    String.fromCharCode(65 + Math.floor(Math.random() * 26)),
  ).join('');

const islands = [
  'AW',
  'BB',
  'CV',
  'FJ',
  'GU',
  'JM',
  'KM',
  'LC',
  'MU',
  'NR',
  'PW',
  'ST',
  'TO',
  'VU',
];

/** A picture that no other test uploads. */
const picture = () =>
  sharp({
    create: {
      width: 64 + Math.floor(Math.random() * 400),
      height: 48 + Math.floor(Math.random() * 400),
      channels: 3,
      background: { r: 240, g: 120, b: 40 },
    },
  })
    .png()
    .toBuffer();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a user creates a country with a new currency and a flag from the photo library', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  // No currency of the demo data starts with Q, and none of its countries is an island.
  const money = `Q${code(2)}`;
  const iso = islands[Math.floor(Math.random() * islands.length)] ?? 'FJ';
  await page.goto('/en/countries/create');
  await field(page, 'Name').fill(`Yardland ${money}`);
  await field(page, 'Code').fill(money);
  await field(page, 'ISO code').fill(iso);
  await field(page, 'Phone code').fill('+99');

  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'Create currency' }).click();
  const currency = page.getByRole('dialog', { name: 'New currency' });
  await currency.getByRole('textbox', { name: 'Name', exact: true }).fill(`Yard ${money}`);
  await currency.getByRole('textbox', { name: 'Code', exact: true }).fill(money);
  await currency.getByRole('textbox', { name: 'Symbol', exact: true }).fill('¥');
  await currency.getByRole('button', { name: /^Save currency/ }).click();
  await expect(currency).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(money);
  // The country form below is not submitted, so it shows no errors.
  await expect(page.getByText(/is required/)).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Choose image' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a photo' });
  // The first photos may belong to another test, which deletes them.
  await picker.getByRole('list').getByRole('button').last().click();
  await picker.getByRole('button', { name: 'Choose photo' }).click();
  await page.getByRole('button', { name: /^Save country/ }).click();
  await expect(alert(page, 'Successfully created').first()).toBeVisible();
  await page.goto(`/en/countries/page/1?quick_filter=${money}`);
  await expect(page.getByRole('row').filter({ hasText: `Yardland ${money}` })).toBeVisible();
});

test('photos upload in the background, get alt texts, and are deleted when unused', async ({
  signedIn,
  api,
}) => {
  const page = await signedIn('editor');
  const name = `journey-${code(6)}.png`.toLowerCase();
  await page.goto('/en/photo/page/1');
  const buffer = await picture();
  await page.getByRole('button', { name: 'Upload photos' }).click({ trial: true });
  await page
    .getByLabel('Upload photos')
    .last()
    .setInputFiles([
      { name, mimeType: 'image/png', buffer },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await expect(page.getByText(/This file type is not supported/)).toBeVisible();

  await page.getByRole('link', { name, exact: true }).click();
  await field(page, 'Alternative text').fill('An orange square');
  await page.getByRole('button', { name: /^Save photo/ }).click();
  await expect(alert(page, 'Successfully edited')).toBeVisible();
  const [photo] = (await api.get('/photos', { search: name })).data<
    readonly { id: number; alt: string; is_used: boolean }[]
  >();
  expect(photo).toMatchObject({ alt: 'An orange square', is_used: false });
  (await api.delete('/photos', { id: photo?.id })).data();
});
