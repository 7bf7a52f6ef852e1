import { languageCodes } from '@rentyard/contract/languages';
import { fieldLabel } from '@rentyard/contract/messages/fieldLabel';
import { baseFields, plainFields } from '@rentyard/contract/schema/resource';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Table = readonly (readonly unknown[])[];

async function csv(path: string, query = {}, client: Client = app.admin): Promise<Table> {
  const response = await client.get(`${path}/export`, query);
  expect(response.status, response.text).toBe(200);
  return parseCsv(response.text);
}

describe.each(everyResource)('exporting $name', ({ name, resource }) => {
  test('writes a heading per column and a row per record', async () => {
    const record = await app.make(name);
    const [headings = [], ...rows] = await csv(`/${name}`);
    expect(headings[0]).toBe('ID');
    expect(rows.map(([id]) => id)).toContain(String(record.id));
    expect(rows.every((row) => row.length === headings.length)).toBe(true);
  });

  test('has a heading for every column in every language', () => {
    const paths = [...Object.keys(baseFields), ...plainFields(resource).map(([path]) => path)];
    const shown = paths.filter((path) => !path.includes('password'));
    for (const language of languageCodes) {
      const missing = shown.filter((path) => fieldLabel(path, language) === undefined);
      expect(missing, language).toEqual([]);
    }
  });

  test('requires the export permission', async () => {
    const reader = await app.signInAs([['read', resource.subject]]);
    expect((await reader.get(`/${name}/export`)).status).toBe(403);
    const editor = await app.signInAs('editor');
    expect((await editor.get(`/${name}/export`)).status).toBe(403);
    expect((await app.anonymous.get(`/${name}/export`)).status).toBe(401);
  });
});

test('an export contains every page of the list in its order', async () => {
  const names = ['Zeta Lifts', 'Alpha Lifts', 'Midway Lifts'];
  for (const name of names) await app.make('brands', { name });
  await app.make('brands', { name: 'Something else' });
  const query = { columns: 'name', search: 'lifts', sort: '-name' };
  expect(await csv('/brands', query)).toEqual([
    ['Name'],
    ['Zeta Lifts'],
    ['Midway Lifts'],
    ['Alpha Lifts'],
  ]);
});

test('an export of a selection contains only the selected rows', async () => {
  const [one, , three] = [
    await app.make('brands', { name: 'First chosen' }),
    await app.make('brands', { name: 'Not chosen' }),
    await app.make('brands', { name: 'Third chosen' }),
  ];
  const rows = await csv('/brands', {
    columns: 'id,name',
    ids: `${three.id},${one.id}`,
    sort: 'id',
  });
  expect(rows.slice(1)).toEqual([
    [String(one.id), 'First chosen'],
    [String(three.id), 'Third chosen'],
  ]);
});

test('an export of all matches omits the excluded rows', async () => {
  const left = await app.make('brands', { name: 'Unwanted hoist' });
  await app.make('brands', { name: 'Wanted hoist' });
  const query = { columns: 'name', search: 'hoist', except: left.id };
  expect(await csv('/brands', query)).toEqual([['Name'], ['Wanted hoist']]);
});

test('headings and texts are in the requested language and in every named one', async () => {
  await app.make('regions', { name: { en: 'Balti', ru: 'Бельцы', ro: 'Bălți' }, code: 'BLT' });
  const response = await app.admin.get(
    '/regions/export',
    { columns: 'code,name,name.ro', 'filter[code]': 'BLT' },
    { language: 'ru' },
  );
  expect(parseCsv(response.text)).toEqual([
    ['Код', 'Название (ru)', 'Название (ro)'],
    ['BLT', 'Бельцы', 'Bălți'],
  ]);
});

test('references are exported by name, amounts with the decimals of their currency', async () => {
  const currency = await app.make('currencies', { code: 'QQX', decimal: 3 });
  const { id } = await app.make('offers', {
    currency: currency.id,
    prices: { price_per_shift: '120.5', price_per_hour: null },
  });
  const columns = 'currency,prices.price_per_shift,prices.price_per_hour,status';
  const rows = await csv('/offers', { columns, ids: id });
  expect(rows[1]).toEqual(['QQX', '120.500', '', 'new']);
});

test.each(['csv', 'xlsx'] as const)('a %s has the currency beside its amounts', async (format) => {
  const currency = await app.make('currencies', { code: format === 'csv' ? 'QQY' : 'QQZ' });
  const { id } = await app.make('orders', {
    currency: currency.id,
    units: 2,
    unit: 'shift',
    prices: { price_per_shift: '4650', price_per_hour: null },
  });
  const amounts = { columns: 'prices.price_per_shift,prices.price_per_hour,code,total' };
  for (const query of [{}, amounts]) {
    const { bytes, text } = await app.admin.get('/orders/export', { format, ids: id, ...query });
    const rows = format === 'csv' ? parseCsv(text) : (await readXlsx(bytes)).sheets[0]?.rows;
    const [headings = [], cells = []] = rows ?? [];
    const after = (heading: string) => {
      const at = headings.indexOf(heading);
      return [headings[at + 1], cells[at + 1]];
    };
    expect(after(String(fieldLabel('price_per_hour', 'en')))).toEqual([
      fieldLabel('currency', 'en'),
      currency.code,
    ]);
    expect(after(String(fieldLabel('total', 'en')))).toEqual([
      fieldLabel('currency', 'en'),
      currency.code,
    ]);
  }
});

const formulas = ['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\tx', '＝1'];

test.each(formulas)('a cell of CSV that starts like a formula is escaped: %j', async (name) => {
  // Names are trimmed on save, so a tab is tested behind a letter.
  const { id } = await app.make('brands', { name: `${name} rent` });
  const [, [cell] = []] = await table('csv', { columns: 'name', ids: id });
  expect(String(cell)).not.toMatch(/^[=+\-@\t＝]/);
  expect(String(cell)).toContain(`${name.trim()} rent`);
});

test.each([...formulas, "'=1", "'quoted"])(
  'a cell of XLSX is the text itself: %j',
  async (name) => {
    const { id } = await app.make('brands', { name: `${name} rented` });
    const { bytes } = await app.admin.get('/brands/export', {
      ...{ format: 'xlsx', columns: 'name', ids: id },
    });
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows[1]).toEqual([`${name.trim()} rented`]);
  },
);

describe('a CSV file for the Excel of a language', () => {
  test.each(languageCodes)('%s has its separators', async (language) => {
    const currency = await app.make('currencies', { decimal: 3 });
    const { id } = await app.make('offers', {
      currency: currency.id,
      prices: { price_per_shift: '-1250.505'.slice(1), price_per_hour: '7' },
      geo_lat: -47.5,
      geo_long: 28.25,
    });
    const columns = 'id,prices.price_per_shift,currency,prices.price_per_hour,geo_lat,geo_long';
    const { text } = await app.admin.get('/offers/export', { columns, ids: id, excel: language });
    const [, row] = text.split('\r\n');
    expect(row).toBe(
      language === 'en'
        ? `${id},1250.505,${currency.code},7.000,-47.5,28.25`
        : `${id};1250,505;${currency.code};7,000;-47,5;28,25`,
    );
  });

  test('is English without a language, and refused for an unknown one', async () => {
    const { id } = await app.make('brands', { name: 'Separated' });
    const { text } = await app.admin.get('/brands/export', { columns: 'id,name', ids: id });
    expect(text.split('\r\n')[1]).toBe(`${id},Separated`);
    expect((await app.admin.get('/brands/export', { excel: 'de' })).rules).toEqual({
      excel: ['choice'],
    });
  });

  test('is remembered in the profile', async () => {
    const editor = await app.signInAs('editor');
    await editor.patch('/profile', { preferences: { excel_language: 'pl' } });
    expect((await editor.get('/profile')).data()).toMatchObject({
      preferences: { excel_language: 'pl' },
    });
  });
});

test('a workbook has amounts as numbers with the decimals of their currency, and dates as dates', async () => {
  const ids: number[] = [];
  for (const decimal of [0, 2, 3]) {
    const currency = (await app.make('currencies', { decimal })).id;
    const prices = { price_per_shift: '1250', price_per_hour: null };
    ids.push((await app.make('offers', { currency, prices })).id);
  }
  const query = { format: 'xlsx', columns: 'prices.price_per_shift,created_at', sort: 'id' };
  const { bytes } = await app.admin.get('/offers/export', { ...query, ids: ids.join() });
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const [sheet] = sheets;
  const amounts = ids.map((_, at) => sheet?.cells?.get(`${at + 1},0`));
  expect(sheet?.rows.slice(1).map(([amount]) => amount)).toEqual([1250, 1250, 1250]);
  expect(amounts.map((cell) => cell?.style?.numFmt)).toEqual(['#,##0', '#,##0.00', '#,##0.000']);
  expect(sheet?.rows[1]?.[2] ?? sheet?.rows[1]?.at(-1)).toBeInstanceOf(Date);
});

async function table(format: 'csv' | 'xlsx', query: object): Promise<Table> {
  const response = await app.admin.get('/brands/export', { format, ...query });
  if (format === 'csv') return parseCsv(response.text);
  const { sheets } = await readXlsx(response.bytes);
  return sheets[0]?.rows ?? [];
}

test('a workbook has typed numbers, booleans and dates', async () => {
  const { id } = await app.make('brands', { name: 'Typed', sort_order: 42 });
  const columns = 'name,sort_order,active,created_at';
  const [headings, row] = await table('xlsx', { columns, ids: id });
  expect(headings).toEqual(['Name', 'Sort order', 'Active', 'Created']);
  expect(row?.slice(0, 3)).toEqual(['Typed', 42, false]);
  expect(row?.[3]).toBeInstanceOf(Date);
});

test('an export contains no secrets', async () => {
  await app.make('projects', { smtp_password: 'swordfish-17' });
  expect((await app.admin.get('/projects/export')).text).not.toContain('swordfish');
  for (const columns of ['smtp_password', 'smtp_password_set', 'name,smtp_password']) {
    const response = await app.admin.get('/projects/export', { columns });
    expect(response.rules).toEqual({ columns: ['unknown'] });
  }
});

test('the file name has the list and the date', async () => {
  const { headers } = await app.admin.get('/brands/export', { format: 'xlsx' });
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="brands-\d{4}-\d\d-\d\d\.xlsx"$/,
  );
  expect(headers['content-type']).toContain('spreadsheetml');
});

test('the trash is exported with the permission to delete', async () => {
  const { id } = await app.make('brands', { name: 'Thrown away' });
  await app.admin.send('DELETE', '/brands', { json: { id } });
  const rows = await csv('/brands', { trashed: 1, columns: 'name' });
  expect(rows).toContainEqual(['Thrown away']);
  const exporter = await app.signInAs([
    ['read', 'brands'],
    ['export', 'brands'],
  ]);
  expect((await exporter.get('/brands/export', { trashed: 1 })).status).toBe(403);
  expect((await exporter.get('/brands/export')).status).toBe(200);
});

test('unknown formats, columns and parameters are refused', async () => {
  const query = { format: 'pdf', columns: 'name,nothing', colour: 'red' };
  expect((await app.admin.get('/brands/export', query)).rules).toEqual({
    format: ['choice'],
    columns: ['unknown'],
    colour: ['unknown'],
  });
});
