import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Imports, importsOf, type Rows } from '../../support/data/imports.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let imports: Imports;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
});
afterAll(() => app.close());

function csv(text: string): File {
  return new File([text], 'brands.csv');
}

async function workbook(...sheets: Parameters<typeof writeXlsx>[0]['sheets']): Promise<File> {
  return new File([Buffer.from(await writeXlsx({ sheets }))], 'brands.xlsx');
}

test.each([
  ['comma', 'Code,Name,Sort order\nA-1,Loader,5'],
  ['semicolon', 'Code;Name;Sort order\nA-1;Loader;5'],
  ['tab', 'Code\tName\tSort order\nA-1\tLoader\t5'],
  ['bar', 'Code|Name|Sort order\nA-1|Loader|5'],
  ['named', 'sep=;\r\nCode;Name;Sort order\r\nA-1;Loader;5'],
  ['carriage returns', 'Code;Name;Sort order\rA-1;Loader;5\r'],
  ['mixed line ends', 'Code;Name;Sort order\r\nA-1;Loader;5\nA-2;Crane;6\r'],
  ['decimal commas beside', 'Code;Name;Sort order;Note\nA-1;Loader;5;1,5\nA-2;Crane;6;2,5'],
  ['marks before quotes', '\ufeff\ufeff"Code";"Name";"Sort order"\n"A-1";"Loader";"5"'],
  ['spaces before quotes', 'Code, "Name", "Sort order"\nA-1, "Loader", "5"'],
  ['quoted separators', 'Code;Name;Sort order\n"A-1";"Loader";"5"\nA-2;"a;b,c,d,e";6'],
])('the separator and line ends are detected: %s', async (_title, text) => {
  const { columns, rows } = await imports.preview('brands', csv(text));
  expect(columns.slice(0, 3).map(({ field, samples }) => [field, samples[0]])).toEqual([
    ['code', 'A-1'],
    ['name', 'Loader'],
    ['sort_order', '5'],
  ]);
  expect(rows[0]).toMatchObject({ row: 2, outcome: 'create', name: 'A-1' });
});

test('line breaks in quotes are part of a cell and count as no row', async () => {
  const { rows, columns } = await imports.preview(
    'brands',
    csv('Code,Name\nQ-1,"Two\nlines"\n\nQ-2,Next\n'),
  );
  expect(columns[1]?.samples).toEqual(['Two\nlines', 'Next']);
  expect(rows.map(({ row, name }) => [row, name])).toEqual([
    [2, 'Q-1'],
    [4, 'Q-2'],
  ]);
});

test('a quote that is never closed is named with its row', async () => {
  const response = await imports.send(
    '/brands/import',
    csv('Code,Name\nA-1,"x"\nA-2,"5 inch\nB,C\n'),
  );
  expect(response.errors).toMatchObject({ file: [{ rule: 'table_quote', values: { number: 3 } }] });
});

describe('titles and blank lines above the heading', () => {
  const lines = [
    'Price list, 2026',
    '',
    'Made by accounting',
    '',
    'Code,Name,Sort order',
    'T-1,Loader,5',
  ];

  test('are skipped, and rows keep the numbers of the spreadsheet', async () => {
    const found = await imports.preview('brands', csv(lines.join('\n')));
    expect(found.heading_row).toBe(5);
    expect(found.columns.map(({ field }) => field)).toEqual(['code', 'name', 'sort_order']);
    expect(found.rows).toMatchObject([{ row: 6, name: 'T-1', outcome: 'create' }]);
  });

  test('are skipped above headings that no field has', async () => {
    const found = await imports.preview('brands', csv('My list\n\nArtikel,Maker,Remark\nT-1,X,y'));
    expect(found.columns.map(({ heading }) => heading)).toEqual(['Artikel', 'Maker', 'Remark']);
  });

  test('failed rows are reported with these numbers and downloaded whole', async () => {
    const job = await imports.run('brands', csv([...lines, '', 'bad code!,Crane,x'].join('\n')));
    expect(await imports.rowsOf(job)).toMatchObject([
      { row: 6, outcome: 'done' },
      { row: 8, outcome: 'failed' },
    ]);
    const { text } = await app.admin.get(`/brands/import/${job.id}/failed`);
    expect(text).toContain('bad code!,Crane,x');
    expect(text).not.toContain('T-1');
  });
});

describe('columns with the same heading', () => {
  const rows: Rows = [
    ['Code', 'Name', 'Name'],
    ['D-1', 'First', 'Second'],
  ];

  test('are separate columns by position', async () => {
    const { columns } = await imports.preview('brands', rows);
    expect(columns.map(({ field, samples }) => [field, samples[0]])).toEqual([
      ['code', 'D-1'],
      ['name', 'First'],
      [null, 'Second'],
    ]);
    await imports.run('brands', rows, { mapping: ['code', null, 'name'] });
    expect(await imports.byCode('brands', 'D-1')).toMatchObject({ name: 'Second' });
  });

  test('are refused by position when two have one field', async () => {
    const mapping = ['code', 'name', 'name', 'alias'];
    const response = await imports.send('/brands/import', rows, { mapping });
    expect(response.rules).toEqual({ 'mapping.2': ['repeated'], 'mapping.3': ['unknown'] });
  });
});

describe('cells beyond the heading', () => {
  test('are a problem of their row and shown', async () => {
    const { rows } = await imports.preview(
      'brands',
      csv('Code,Name\nS-1,Loader,extra,,more\nS-2,Crane,,\n'),
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['error', 'create']);
    expect(rows[0]?.errors['']).toMatchObject([
      { rule: 'surplus_cells', values: { text: '“extra”, “more”' } },
    ]);
  });

  test.each([
    ['1450,50', '1450,50', '50'],
    ['1 450,50', '1 450,50', '50'],
    ['-14,5', '-14,5', '5'],
    ['1450,50 lei', '1450,50 lei', '50 lei'],
  ])('name the number that a comma probably split: %s', async (text, number, surplus) => {
    const { rows } = await imports.preview(
      'brands',
      csv(`Code,Name,Sort order\nS-1,Loader,${text}\n`),
    );
    expect(rows[0]?.errors['']).toMatchObject([
      { rule: 'split_number', values: { number, text: `“${surplus}”` } },
    ]);
  });

  test('that show nothing are no surplus', async () => {
    const { rows } = await imports.preview(
      'brands',
      csv('Code,Name\nS-7,Shown brand,\u200b,\u00a0\n\x1a'),
    );
    expect(rows).toMatchObject([{ outcome: 'create' }]);
  });

  test('stop the import of their row', async () => {
    const job = await imports.run('brands', csv('Code,Name\nS-8,Loader,extra\nS-9,Fine\n'));
    expect(job.counts).toMatchObject({ done: 1, failed: 1 });
    const { text } = await app.admin.get(`/brands/import/${job.id}/failed`);
    expect(text).toContain('S-8,Loader,extra');
  });

  test('are refused in more columns than a table has', async () => {
    const wide = Array.from({ length: 201 }, (_, at) => at).join();
    const response = await imports.send('/brands/import', csv(`Code,Name\n${wide}\n`));
    expect(response.rules).toEqual({ file: ['table_columns'] });
  });
});

describe('a workbook', () => {
  const rows = [
    ['Code', 'Name', 'Sort order'],
    ['W-1', 'Loader', 5],
  ];

  test('is read from its first visible sheet, and from the chosen one', async () => {
    const file = await workbook(
      {
        name: 'Lists',
        rows: [
          ['Code', 'Name'],
          ['H-1', 'Hidden'],
        ],
        hidden: true,
      },
      { name: 'Brands', rows },
      {
        name: 'Other',
        rows: [
          ['Code', 'Name'],
          ['O-1', 'Other'],
        ],
      },
    );
    const found = await imports.preview('brands', file);
    expect(found).toMatchObject({ sheet: 'Brands', rows: [{ name: 'W-1' }] });
    expect(found.sheets).toEqual([
      { name: 'Lists', hidden: true },
      { name: 'Brands', hidden: false },
      { name: 'Other', hidden: false },
    ]);
    const other = await imports.preview('brands', file, { sheet: 'Other' });
    expect(other).toMatchObject({ sheet: 'Other', rows: [{ name: 'O-1' }] });
    const lost = await imports.send('/brands/import/preview', file, { sheet: 'Nothing' });
    expect(lost.rules).toEqual({ sheet: ['sheet'] });
  });

  test('is read from its first sheet when every sheet is hidden', async () => {
    const hidden = (name: string) => ({ name, rows, hidden: true });
    const found = await imports.preview('brands', await workbook(hidden('A'), hidden('B')));
    expect(found).toMatchObject({ sheet: 'A', rows: [{ name: 'W-1' }] });
  });

  test('has numbers of 15 digits, dates, and row numbers with blank rows', async () => {
    const file = await workbook({
      name: 'Brands',
      rows: [
        [],
        ['Code', 'Name', 'URL alias'],
        [],
        ['W-3', new Date('2026-12-05T00:00:00Z'), null],
        ['W-4', 0.1 + 0.2, null],
        ['00123', '00123', null],
      ],
    });
    const found = await imports.preview('brands', file);
    expect(found.heading_row).toBe(2);
    expect(found.columns[1]?.samples).toEqual(['2026-12-05', '0.3', '00123']);
    expect(found.rows.map(({ row, name }) => [row, name])).toEqual([
      [4, 'W-3'],
      [5, 'W-4'],
      [6, '00123'],
    ]);
  });

  test('has dates of the calendar of 1904', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Code', 'Name'],
            ['E-1', new Date('2026-12-05T00:00:00Z')],
          ],
        },
      ],
      dateSystem: '1904',
    });
    const file = new File([Buffer.from(bytes)], 'brands.xlsx');
    expect((await imports.preview('brands', file)).columns[1]?.samples).toEqual(['2026-12-05']);
  });

  test('has errors and formulas without a value as problems of their cells', async () => {
    const file = await workbook({
      name: 'Brands',
      rows: [
        ['Code', 'Name'],
        ['X-1', '#REF!'],
        ['X-2', '#Н/Д'],
        ['X-3', null],
      ],
      cells: new Map([['3,1', { value: null, type: 'formula', formula: 'A1&"x"' }]]),
    });
    const found = await imports.preview('brands', file);
    expect(found.rows.map(({ errors }) => errors.name?.[0])).toMatchObject([
      { rule: 'cell_error', values: { name: 'B2', text: '#REF!' } },
      { rule: 'cell_error', values: { name: 'B3', text: '#Н/Д' } },
      { rule: 'cell_error', values: { name: 'B4', text: '#CALC!' } },
    ]);
  });
});

test('a cell that was too narrow in the spreadsheet is a problem', async () => {
  const { rows } = await imports.preview(
    'brands',
    csv('Code,Name\nN-1,#######\nN-2,Помилка:502\n'),
  );
  expect(rows.map(({ errors }) => errors.name?.[0])).toMatchObject([
    { rule: 'cell_error', values: { name: 'B2', text: '#######' } },
    { rule: 'cell_error', values: { name: 'B3' } },
  ]);
});

test('headings, choices and references may have characters without a shape', async () => {
  const { category, region, project, currency } = await app.draft('offers');
  const { rows, columns } = await imports.preview('offers', [
    ['\u200bcode', 'name.en\u202c', 'type', 'category', 'region', 'project', 'currency'],
    [
      ...['ZW-1', 'Loader with marks', 'Equip\u00adment', `\u202a${category}\u202c`],
      ...[`${region}\u200b`, `\u2060${project}`, `${currency}\ufeff`],
    ],
  ]);
  expect(columns.every(({ field }) => field !== null)).toBe(true);
  expect(rows[0]?.errors).toEqual({});
});

test('a repeated unique value is found in the whole file', async () => {
  const lines = Array.from({ length: 700 }, (_, at) => `LG-${at},Long list ${at}`);
  lines[650] = 'LG-650,Long list 3';
  lines[660] = 'LG-4,Long list 660';
  lines[670] = 'bad code!,x';
  await app.make('brands', { code: 'Stored-1', name: 'Stored brand' });
  // Identities are compared without case, as the import does.
  lines[680] = 'STORED-1,Long list 680';
  lines[685] = 'lg-5,Long list 685';
  lines[690] = 'LG-690,STORED BRAND';
  const found = await imports.preview('brands', csv(`Code,Name\n${lines.join('\n')}`));
  expect(found).toMatchObject({ total: 700, checked: 200 });
  expect(found.counts).toEqual({ create: 694, update: 1, skip: 0, error: 5 });
  const failed = found.rows.filter(({ outcome }) => outcome === 'error');
  expect(failed).toMatchObject([
    { row: 652, errors: { name: [{ rule: 'repeated_row', values: { number: 5 } }] } },
    { row: 662, errors: { code: [{ rule: 'repeated_row', values: { number: 6 } }] } },
    { row: 672, errors: { code: [{ rule: 'code' }], name: [{ rule: 'min_length' }] } },
    { row: 687, errors: { code: [{ rule: 'repeated_row', values: { number: 7 } }] } },
    { row: 692, errors: { name: [{ rule: 'unique' }] } },
  ]);
});

test('a number that an apostrophe marks as text keeps its zeros', async () => {
  const { rows, columns } = await imports.preview('brands', csv("Code,Name\n'00123,'90s crane\n"));
  expect(rows[0]).toMatchObject({ outcome: 'create', name: '00123' });
  expect(columns[1]?.samples).toEqual(["'90s crane"]);
});
