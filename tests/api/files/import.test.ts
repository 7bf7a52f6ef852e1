import type { Job } from '@rentyard/contract/entities/job';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import { parseCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, type Imports, importsOf, type Rows } from '../../support/data/imports.ts';
import { importedResources } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let imports: Imports;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
});
afterAll(() => app.close());

const brandRows: Rows = [
  ['Code', 'Name', 'URL alias', 'Sort order'],
  ['KM-1', 'Komatsu Import', 'komatsu-import', 5],
  ['KM-2', 'Kubota Import', null, 6],
];

test('an import creates records and derives a missing alias from the name', async () => {
  const job = await imports.run('brands', brandRows);
  expect(job).toMatchObject({ kind: 'import', state: 'done', total: 2 });
  expect(job.counts).toEqual({ done: 2, skipped: 0, failed: 0 });
  expect(await imports.byCode('brands', 'KM-1')).toMatchObject({
    name: 'Komatsu Import',
    alias: 'komatsu-import',
    sort_order: 5,
    status: 'new',
  });
  expect(await imports.byCode('brands', 'KM-2')).toMatchObject({ alias: 'kubota-import' });
});

test('an import updates records with a known code, and empty cells keep the stored values', async () => {
  await app.make('brands', { code: 'UP-1', name: 'Before', alias: 'upbefore', sort_order: 3 });
  await imports.run('brands', [
    ['code', 'name', 'sort_order'],
    ['UP-1', 'After', null],
  ]);
  expect(await imports.byCode('brands', 'UP-1')).toMatchObject({
    name: 'After',
    alias: 'upbefore',
    sort_order: 3,
    version: 2,
  });
});

test('a dry run reports create, update and skip per row and stores nothing', async () => {
  await app.make('brands', { code: 'PV-1', name: 'Same as before' });
  await app.make('brands', { code: 'PV-2', name: 'To be changed' });
  const found = await imports.preview('brands', [
    ['Code', 'Name', 'URL alias'],
    ['PV-1', 'Same as before', null],
    ['PV-2', 'Changed by a row', null],
    ['PV-3', 'Made by a row', null],
  ]);
  expect(found.rows.map(({ row, outcome, name }) => [row, outcome, name])).toEqual([
    [2, 'skip', 'PV-1'],
    [3, 'update', 'PV-2'],
    [4, 'create', 'PV-3'],
  ]);
  expect(found.counts).toEqual({ create: 1, update: 1, skip: 1, error: 0 });
  expect(await imports.byCode('brands', 'PV-3')).toBeUndefined();
  expect(await imports.byCode('brands', 'PV-2')).toMatchObject({ name: 'To be changed' });
});

test('errors are reported per row and field in the language of the user', async () => {
  const response = await app.admin.form(
    '/brands/import/preview',
    {
      file: fileOf([
        ['Code', 'Name', 'URL alias', 'Sort order'],
        ['bad code!', 'X', null, 'many'],
        ['ER-1', 'Good one', null, 1],
        ['ER-1', 'Same code again', null, 1],
      ]),
    },
    { language: 'ru' },
  );
  const { rows } = response.data<ImportPreview>();
  expect(rows.map(({ outcome }) => outcome)).toEqual(['error', 'create', 'error']);
  expect(Object.keys(rows[0]?.errors ?? {}).sort()).toEqual(['code', 'name', 'sort_order']);
  expect(rows[0]?.errors.code?.[0]?.message).toBe('Неверный формат кода');
  expect(rows[2]?.errors).toMatchObject({
    code: [{ rule: 'repeated_row', values: { number: 3 } }],
  });
});

describe('import columns', () => {
  test('are recognised by their label in any language and by their field path', async () => {
    const { columns, fields } = await imports.preview('regions', [
      ['КОД', 'Название (ru)', 'name.en', 'Țară', 'Notes'],
      ['C-1', 'Озеро', 'Lake', 'nowhere', 'x'],
    ]);
    expect(columns.map(({ field }) => field)).toEqual([
      'code',
      'name.ru',
      'name.en',
      'country',
      null,
    ]);
    expect(columns[0]?.samples).toEqual(['C-1']);
    expect(fields).toContainEqual({ field: 'name.en', label: 'Name (en)', required: true });
    expect(fields).toContainEqual({ field: 'name.pl', label: 'Name (pl)', required: false });
  });

  test('can be mapped to other fields or ignored', async () => {
    await imports.run(
      'brands',
      [
        ['Article', 'Maker', 'Order'],
        ['MP-1', 'Mapped Maker', 9],
      ],
      { mapping: { Article: 'code', Maker: 'name', Order: null } },
    );
    expect(await imports.byCode('brands', 'MP-1')).toMatchObject({
      name: 'Mapped Maker',
    });
    // The ignored 9 would be its position; without one it is the last brand.
    expect((await imports.byCode('brands', 'MP-1'))?.sort_order).toBeGreaterThan(9);
  });

  test('are refused when the mapping names an unknown field', async () => {
    const mapping = { Code: 'colour', Nothing: 'name', Name: 'status' };
    const response = await imports.send('/brands/import', brandRows, { mapping });
    expect(response.rules).toEqual({
      'mapping.Code': ['choice'],
      'mapping.Nothing': ['unknown'],
      'mapping.Name': ['choice'],
    });
  });

  test('are refused when the mapping has more members than a file has columns', async () => {
    const mapping = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}`, null]));
    const response = await imports.send('/brands/import', brandRows, { mapping });
    expect(response.status).toBe(413);
  });
});

test('references are found by code and by name in any language', async () => {
  const country = await app.make('countries', {
    code: 'IMP',
    name: { en: 'Importland', ru: 'Импортия' },
  });
  for (const [n, text] of ['IMP', 'импортия', 'Importland'].entries()) {
    const code = `RF-${n}`;
    await imports.run('regions', [
      ['Code', 'Name', 'Country'],
      [code, `Region ${n}`, text],
    ]);
    expect(await imports.byCode('regions', code)).toMatchObject({ country: { id: country.id } });
  }
  const { rows } = await imports.preview('regions', [
    ['Code', 'Name', 'Country'],
    ['RF-9', 'Lost region', 'Atlantis'],
  ]);
  expect(rows[0]?.errors).toMatchObject({ country: [{ rule: 'not_found' }] });
});

test('imported offers may have prices, written booleans and thousands separators', async () => {
  const names = await app.draft('offers');
  const job = await imports.run('offers', [
    [
      'code',
      'name.en',
      'type',
      'category',
      'currency',
      'region',
      'project',
      'prices.price_per_shift',
    ],
    ['OF-1', 'Imported loader', 'Equipment', ...pointers(names), '1 250,50'],
  ]);
  expect(job.counts.done, JSON.stringify(await imports.rowsOf(job))).toBe(1);
  expect(await imports.byCode('offers', 'OF-1')).toMatchObject({
    alias: 'imported-loader',
    type: 'equipment',
    prices: { price_per_shift: '1250.50' },
  });
});

function pointers(draft: Readonly<Record<string, unknown>>): readonly string[] {
  return ['category', 'currency', 'region', 'project'].map((field) => String(draft[field]));
}

test('an import can be limited to new or to orNotFound records', async () => {
  await app.make('brands', { code: 'MD-1', name: 'Mode one' });
  const rows: Rows = [
    ['Code', 'Name'],
    ['MD-1', 'Mode one changed'],
    ['MD-2', 'Mode two'],
  ];
  const outcomes = async (mode: string) =>
    (await imports.preview('brands', rows, { mode })).rows.map(({ outcome }) => outcome);
  expect(await outcomes('create')).toEqual(['skip', 'create']);
  expect(await outcomes('update')).toEqual(['update', 'skip']);
});

test('failed rows are returned as a file with their errors', async () => {
  const job = await imports.run('brands', [
    ['Code', 'Name'],
    ['FR-1', 'Fine'],
    ['not fine!', '=1+1'],
  ]);
  expect(job.counts).toEqual({ done: 1, skipped: 0, failed: 1 });
  const response = await app.admin.get(`/brands/import/${job.id}/failed`, {}, { language: 'pl' });
  expect(parseCsv(response.text)).toEqual([
    ['Code', 'Name', 'Błędy'],
    ['not fine!', "'=1+1", expect.stringContaining('code: Nieprawidłowy format kodu')],
  ]);
  expect((await app.admin.get(`/regions/import/${job.id}/failed`)).status).toBe(404);
});

test('an undo deletes created records and restores updated ones', async () => {
  await app.make('brands', { code: 'UN-1', name: 'Stays', sort_order: 1 });
  const job = await imports.run('brands', [
    ['Code', 'Name', 'Sort order'],
    ['UN-1', 'Was changed', 8],
    ['UN-2', 'Was made', 9],
  ]);
  const undone = await imports.finished((await app.admin.post(`/jobs/${job.id}/undo`)).data<Job>());
  expect(undone.counts.done).toBe(2);
  expect(await imports.byCode('brands', 'UN-1')).toMatchObject({ name: 'Stays', sort_order: 1 });
  expect(await imports.byCode('brands', 'UN-2')).toBeUndefined();
});

describe('import files', () => {
  test('can start from a template, which has a heading per field', async () => {
    const response = await app.admin.get('/regions/import/template', {}, { language: 'ro' });
    const [headings = []] = parseCsv(response.text);
    expect(headings).toEqual(expect.arrayContaining(['Cod', 'Nume (en)', 'Nume (ro)', 'Țară']));
    const workbook = await app.admin.get('/regions/import/template', { format: 'xlsx' });
    expect((await readXlsx(workbook.bytes)).sheets[0]?.rows[0]).toContain('Name (en)');
  });

  test('can be workbooks as well as CSV', async () => {
    const rows = [
      ['Code', 'Name', 'Sort order'],
      ['XL-1', 'From a workbook', 12],
    ];
    const bytes = await writeXlsx({ sheets: [{ name: 'Brands', rows }] });
    await imports.run('brands', new File([Buffer.from(bytes)], 'brands.xlsx'));
    expect(await imports.byCode('brands', 'XL-1')).toMatchObject({ sort_order: 12 });
  });

  test('that were exported import without a change', async () => {
    await app.make('brands', { code: 'RT-1', name: '+Plus rent' });
    const query = { columns: 'code,name,alias,sort_order', 'filter[code]': 'RT-1' };
    const { text } = await app.admin.get('/brands/export', query);
    const { rows } = await imports.preview('brands', new File([text], 'brands.csv'));
    expect(rows).toMatchObject([{ outcome: 'skip', errors: { '': [{ rule: 'unchanged' }] } }]);
  });

  test('can use semicolons and older encodings', async () => {
    const text = 'Код;Название\nCP-1;Экскаватор';
    const bytes = Buffer.from([...text].map(windows1251));
    const response = await app.admin.form(
      '/brands/import/preview',
      { file: new File([bytes], 'brands.csv') },
      { language: 'ru' },
    );
    const { columns } = response.data<ImportPreview>();
    expect(columns).toMatchObject([{ field: 'code' }, { field: 'name', samples: ['Экскаватор'] }]);
  });

  test.each([
    ['no file', undefined, 'required'],
    ['a PDF', new File(['%PDF-1.7'], 'rows.pdf'), 'table_format'],
    ['a broken workbook', new File(['PK\u0003\u0004 broken'], 'rows.xlsx'), 'table_broken'],
    ['control characters', new File(['Code,Name\nA-1,\u0000'], 'rows.csv'), 'table_broken'],
    ['only a heading row', new File(['Code,Name\n'], 'rows.csv'), 'table_empty'],
    ['too many rows', new File([`Code\n${'A\n'.repeat(50_001)}`], 'rows.csv'), 'table_rows'],
    ['too many bytes', new File(['x'.repeat(10_485_761)], 'rows.csv'), 'file_size'],
  ])('are refused: %s', async (_title, file, rule) => {
    const response = await app.admin.form('/brands/import', file ? { file } : { mode: 'create' });
    expect(response.status, response.text).toBe(422);
    expect(response.rules).toEqual({ file: [rule] });
  });

  test('are refused with unknown form fields', async () => {
    const response = await imports.send('/brands/import', brandRows, {
      mode: 'destroy',
      colour: 'red',
    });
    expect(response.rules).toEqual({ mode: ['choice'], colour: ['unknown'] });
  });

  test('are refused in another form field', async () => {
    const drawing = new File(['%PDF-1.7'], 'drawing.pdf');
    const response = await app.admin.form('/brands/import', { drawing });
    expect(response.rules).toEqual({ drawing: ['unknown'], file: ['required'] });
  });
});

function windows1251(character: string): number {
  const code = character.charCodeAt(0);
  return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
}

test('an import requires its permission and a resource that supports it', async () => {
  const editor = await app.signInAs('editor');
  for (const resource of importedResources) {
    expect((await editor.get(`/${resource}/import/template`)).status, resource).toBe(403);
    expect((await imports.send(`/${resource}/import`, brandRows, {}, editor)).status).toBe(403);
    expect((await app.admin.get(`/${resource}/import/template`)).status, resource).toBe(200);
  }
  expect((await app.admin.get('/currencies/import/template')).status).toBe(404);
});
