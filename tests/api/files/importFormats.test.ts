import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Imports, importsOf } from '../../support/data/imports.ts';
import { resourceNamed } from '../../support/resources.ts';
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

async function workbook(sheet: Omit<WriteSheet, 'name'>): Promise<File> {
  const bytes = await writeXlsx({ sheets: [{ name: 'Rows', ...sheet }] });
  return new File([Uint8Array.from(bytes)], 'rows.xlsx');
}

/** Two offers in RON whose prices are the number 1250.5 in the format. */
function priced(code: string, numFmt: string): Promise<File> {
  const headings = ['code', 'name.en', 'type', 'category', 'region', 'project', 'currency', price];
  const row = (at: number) => [
    ...[`${code}-${at}`, `Formatted loader ${code} ${at}`, 'equipment', ...pointers, 'RON'],
    1250.5,
  ];
  const style = { numFmt };
  const cells = [1, 2].map((at) => [`${at},7`, { value: 1250.5, style }] as const);
  return workbook({ rows: [headings, row(1), row(2)], cells: new Map(cells) });
}

describe('a number whose format shows a currency', () => {
  test.each([
    ['FA', '#,##0.00\\ "lei"'],
    ['FB', '[$RON]\\ #,##0.00'],
    ['FC', '_-* #,##0.00\\ [$lei-418]_-;\\-* #,##0.00\\ [$lei-418]_-'],
    ['FD', '#,##0.00;[Red]\\-#,##0.00'],
  ])('is read when it is the currency of the row: %s %s', async (code, format) => {
    const file = await priced(code, format);
    const job = await imports.run('offers', file);
    expect(job.counts, JSON.stringify(await imports.rowsOf(job))).toMatchObject({ done: 2 });
    expect(valueAt(await imports.byCode('offers', `${code}-2`), price)).toBe('1250.50');
  });

  test.each([
    ['[$€-2]\\ #,##0.00', '€'],
    ['"$"#,##0.00', '$'],
    ['#,##0.00\\ \\z\\ł', 'zł'],
    ['0.00€', '€'],
    ['#,##0\\ "lei/h"', 'lei/h'],
  ])('is refused with both currencies named otherwise: %s', async (format, unit) => {
    const file = await priced('FX', format);
    const { rows } = await imports.preview('offers', file);
    const problem = { rule: 'other_currency', values: { text: unit, name: 'RON' } };
    expect(rows.map(({ errors }) => errors[price])).toMatchObject([[problem], [problem]]);
    const job = await imports.run('offers', file);
    expect(job.counts).toMatchObject({ done: 0, failed: 2 });
    const { text } = await app.admin.get(`/offers/import/${job.id}/failed`, { format: 'csv' });
    expect(text).toContain(`1250.5 ${unit}`);
  });

  test('is read without it in a field that is no amount', async () => {
    expect(fieldAt(resourceNamed('brands'), 'sort_order')?.kind).toBe('number');
    const cells = new Map([['1,2', { value: 5, style: { numFmt: '0" pcs"' } }]]);
    const rows = [
      ['Code', 'Name', 'Sort order'],
      ['FN-1', 'Sorted brand', 5],
    ];
    const found = await imports.preview('brands', await workbook({ rows, cells }));
    expect(found.rows).toMatchObject([{ outcome: 'create', errors: {} }]);
  });
});

test('a percentage is no number', async () => {
  const { rows } = await imports.preview('offers', await priced('FP', '0.0%'));
  expect(rows[0]?.errors).toMatchObject({ [price]: [{ values: { text: '%' } }] });
});

test.each([
  ['00000', 123, '00123'],
  ['00\\-000', 123, '00-123'],
  ['"K-"0000', 123, 'K-0123'],
  ['0000', 123_456, '123456'],
  ['0', 7, '7'],
])('a code in the format %s is as the spreadsheet shows it', async (numFmt, value, code) => {
  const rows = [
    ['Code', 'Name'],
    [value, 'Brand with a number as its code'],
  ];
  const cells = new Map([['1,0', { value, style: { numFmt } }]]);
  const found = await imports.preview('brands', await workbook({ rows, cells }));
  expect(found.rows).toMatchObject([{ outcome: 'create', name: code }]);
});

test('a formula with an empty text as its value is an empty cell', async () => {
  const rows = [
    ['Code', 'Name', 'URL alias'],
    ['FE-1', 'Brand with a formula', null],
  ];
  const formula = { value: '', type: 'formula', formula: 'IF(A1="","",A1)' } as const;
  const file = await workbook({
    rows,
    cells: new Map([['1,2', { ...formula, formulaResult: '' }]]),
  });
  const found = await imports.preview('brands', file);
  expect(found.rows).toMatchObject([{ outcome: 'create', errors: {} }]);
});
