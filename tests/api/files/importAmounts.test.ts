import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Imports, importsOf, type Rows } from '../../support/data/imports.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let imports: Imports;
let pointers: readonly string[];
const price = 'prices.price_per_shift';
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
  await app.make('currencies', { code: 'RON', symbol: 'lei', decimal: 2 });
  await app.make('currencies', { code: 'EUR', symbol: '€', decimal: 2 });
  const names = await app.draft('offers');
  pointers = ['category', 'region', 'project'].map((field) => String(names[field]));
});
afterAll(() => app.close());

let made = 0;

/** A file with one offer per price. */
function priced(prices: readonly (string | number)[], currency = 'RON'): Rows {
  made += 1;
  return [
    ['code', 'name.en', 'type', 'category', 'region', 'project', 'currency', price],
    ...prices.map((text, at) => [
      ...[`AM-${made}-${at}`, `Priced loader ${made} ${at}`, 'equipment', ...pointers],
      ...[currency, text],
    ]),
  ];
}

async function imported(rows: Rows, fields?: object): Promise<readonly unknown[]> {
  const job = await imports.run('offers', rows, fields);
  expect(job.counts, JSON.stringify(await imports.rowsOf(job))).toMatchObject({ failed: 0 });
  const records = rows.slice(1).map(([code]) => imports.byCode('offers', String(code)));
  return (await Promise.all(records)).map((record) => valueAt(record, price));
}

describe('the decimal mark of a column', () => {
  test('follows from one unambiguous cell', async () => {
    expect(await imported(priced(['12,500', '1,250.50']))).toEqual(['12500.00', '1250.50']);
    expect(await imported(priced(['12,500', '9,5']))).toEqual(['12.50', '9.50']);
    expect(await imported(priced(['12.500', '1.250,50']))).toEqual(['12500.00', '1250.50']);
  });

  test('is asked for when every cell has two meanings', async () => {
    const rows = priced(['12,500', '7']);
    const found = await imports.preview('offers', rows);
    expect(found.columns[7]).toMatchObject({
      decimal_mark: null,
      unclear_number: { text: '12,500', comma: '12.5', point: '12500' },
    });
    expect(found.rows.map(({ outcome }) => outcome)).toEqual(['error', 'create']);
    expect(found.rows[0]?.errors).toMatchObject({
      [price]: [{ rule: 'ambiguous_number', values: { first: '12.5', second: '12500' } }],
    });
  });

  test('is never guessed by an import', async () => {
    const rows = priced(['12,500']);
    const refused = await imports.send('/offers/import', rows);
    expect(refused.rules).toEqual({ 'decimal_marks.7': ['choose_mark'] });
    expect(await imported(rows, { decimal_marks: { 7: 'comma' } })).toEqual(['12.50']);
    const others = priced(['12,500']);
    expect(await imported(others, { decimal_marks: { 7: 'point' } })).toEqual(['12500.00']);
  });

  test('names the cells that contradict the others', async () => {
    const { rows } = await imports.preview('offers', priced(['9,5', '8,25', '1,250.50']));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'error']);
    expect(rows[2]?.errors).toMatchObject({ [price]: [{ rule: 'other_mark' }] });
  });

  test('is asked for when as many cells have a comma as have a point', async () => {
    const rows = priced(['9,5', '8.25']);
    const found = await imports.preview('offers', rows);
    expect(found.rows.map(({ errors }) => errors[price]?.[0]?.rule)).toEqual([
      'mixed_marks',
      'mixed_marks',
    ]);
    const refused = await imports.send('/offers/import', rows);
    expect(refused.rules).toEqual({ 'decimal_marks.7': ['mixed_marks'] });
    const chosen = await imports.preview('offers', rows, { decimal_marks: { 7: 'comma' } });
    expect(chosen.rows.map(({ outcome }) => outcome)).toEqual(['create', 'error']);
  });

  test('is refused in another form', async () => {
    const response = await imports.send('/offers/import', priced(['1']), {
      decimal_marks: { 7: 'dot' },
    });
    expect(response.rules).toEqual({ 'decimal_marks.7': ['choice'] });
  });
});

describe('words and signs beside an amount', () => {
  test.each([
    ['RON', '1450 RON', '1450.00'],
    ['RON', '1\u00a0450,50 lei', '1450.50'],
    ['RON', '1 450,50 lei româneşti', '1450.50'],
    ['EUR', '€ 12', '12.00'],
    ['EUR', "12'500.00\u202feuro", '12500.00'],
    ['EUR', '12,5 евро', '12.50'],
  ])('are read when they name the currency of the row: %s, %j', async (currency, text, amount) => {
    expect(await imported(priced([text], currency))).toEqual([amount]);
  });

  test.each([
    ['RON', '€ 12', '€'],
    ['EUR', '1450 RON', 'RON'],
    ['EUR', '12 EUR/h', 'EUR/h'],
  ])('are refused with both named otherwise: %s, %j', async (currency, text, unit) => {
    const { rows } = await imports.preview('offers', priced([text], currency));
    expect(rows[0]?.errors).toMatchObject({
      [price]: [{ rule: 'other_currency', values: { text: unit, name: currency } }],
    });
  });

  test('are compared with the currency of the stored record', async () => {
    const rows = priced(['10']);
    await imported(rows);
    const code = String(rows[1]?.[0]);
    const { rows: found } = await imports.preview('offers', [
      ['code', price],
      [code, '12 EUR'],
    ]);
    expect(found[0]?.errors).toMatchObject({ [price]: [{ rule: 'other_currency' }] });
    const own = await imports.preview('offers', [
      ['code', price],
      [code, '12 lei'],
    ]);
    expect(own.rows).toMatchObject([{ outcome: 'update' }]);
  });

  test('are compared in every row of a long file', async () => {
    const rows = priced(['10', '11', '12']);
    await imported(rows);
    const codes = rows.slice(1).map(([code]) => String(code));
    // More rows than the dry run takes. They are skipped, because their codes do not exist.
    const others = Array.from({ length: 500 }, (_, at) => [`NONE-${at}`, 'RON', '10 lei']);
    const found = await imports.preview(
      'offers',
      [
        ['code', 'currency', price],
        ...others,
        [codes[0] ?? '', '', '12 EUR'],
        [codes[1] ?? '', '', '12 lei'],
        [codes[2] ?? '', 'EUR', '12 lei'],
      ],
      { mode: 'update' },
    );
    expect(found.counts).toEqual({ create: 0, update: 1, skip: 500, error: 2 });
    expect(found.rows.filter(({ outcome }) => outcome === 'error')).toMatchObject([
      { row: 502, errors: { [price]: [{ values: { text: 'EUR', name: 'RON' } }] } },
      { row: 504, errors: { [price]: [{ values: { text: 'lei', name: 'EUR' } }] } },
    ]);
  });
});

test('a number is never rounded', async () => {
  const head = ['code', 'geo_lat', 'geo_long'];
  const code = String(priced(['10'])[1]?.[0]);
  await imported(priced(['10']));
  const { rows } = await imports.preview('offers', [
    [...head],
    [code, '47.02451234', '28,832'],
    ['AM-X', '47.024512', '28.8 E'],
  ]);
  expect(rows[0]?.errors).toMatchObject({ geo_lat: [{ rule: 'places', values: { number: 6 } }] });
  expect(rows[1]?.errors).toMatchObject({ geo_long: [{}] });
});

test('an update shows each old and new value', async () => {
  await app.make('brands', { code: 'DF-1', name: 'Before', sort_order: 3 });
  const { rows } = await imports.preview('brands', [
    ['Code', 'Name', 'Sort order'],
    ['DF-1', 'After', 5],
  ]);
  expect(rows[0]?.changes).toEqual([
    { path: 'name', from: 'Before', to: 'After' },
    { path: 'sort_order', from: 3, to: 5 },
  ]);
});
