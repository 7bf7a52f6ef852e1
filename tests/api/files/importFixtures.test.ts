import { readFileSync } from 'node:fs';
import { fromCell } from '@rentyard/api/records/fieldKinds/fieldKinds';
import { cellProblem } from '@rentyard/api/records/import-export/cellProblem';
import { columnMarks } from '@rentyard/api/records/import-export/columnMarks';
import { readTable } from '@rentyard/api/records/import-export/uploaded-table/readTable';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { describe, expect, test } from 'vitest';

/** Files that LibreOffice saved: see `generate.mjs` beside them. */
const folder = new URL('../../fixtures/imports/', import.meta.url);

const names = {
  en: 'Tracked excavator',
  ru: 'Экскаватор гусеничный',
  ua: 'Екскаватор із ґумою',
  ro: 'Excavator pe șenile',
  tr: 'Paletli ekskavatör, ağır iş',
  pl: 'Koparka gąsienicowa łódź',
};

const currencies = { en: '$', ru: 'руб.', ua: 'грн.', ro: 'lei', tr: 'TL', pl: 'zł' };

const fields: Readonly<Record<string, PlainField>> = {
  code: { kind: 'text', max: 64 },
  name: { kind: 'text', max: 255 },
  price: { kind: 'money', max: '9999999.99', currency: 'currency' },
  latitude: { kind: 'number', min: -90, max: 90, places: 6 },
  open: { kind: 'boolean', default: false },
};

const cases = Object.keys(names).flatMap((language) =>
  (['csv', 'xlsx'] as const).map((format) => [language as keyof typeof names, format] as const),
);

describe.each(cases)('the file of LibreOffice in %s as %s', (language, format) => {
  async function rowsOfFile() {
    const fileName = `offers-${language}.${format}`;
    const table = await readTable({ fileName, bytes: readFileSync(new URL(fileName, folder)) });
    expect(table.readings).toEqual([]);
    return table.rows;
  }

  test('is read as the program shows it', async () => {
    const rows = await rowsOfFile();
    expect(rows.map(({ number }) => number)).toEqual([1, 3, 4, 5]);
    const below = rows.slice(2);
    const keys = ['code', 'name', 'price', 'latitude', undefined, 'open'];
    const columns = keys.map((key) => {
      const field = key === undefined ? undefined : fields[key];
      return key !== undefined && field ? { key, path: key, field } : undefined;
    });
    const marks = columnMarks(columns, below, {});
    const values = below.map(({ cells }) =>
      columns.flatMap((column, at) => {
        const cell = cells[at] ?? null;
        return column && cell !== null ? [fromCell(column.field, cell, marks[at]?.mark)] : [];
      }),
    );
    expect(values).toEqual([
      ['00123', names[language], '12500', 47.024512, true].map((value) => ({ value })),
      ['LO-2', '=1+1', '1250.5', 0.3, false].map((value) => ({ value })),
    ]);
  });

  test('has the currency and the zeros of number formats in a workbook', async () => {
    const [, , ...below] = await rowsOfFile();
    const isWorkbook = format === 'xlsx';
    expect(below.map(({ units }) => units?.[7])).toEqual(
      isWorkbook ? [currencies[language], currencies[language]] : [undefined, undefined],
    );
    expect(below.map(({ cells }) => cells[8])).toEqual(
      isWorkbook ? ['00123', '00007'] : ['123', '7'],
    );
  });

  test('has an error as a problem of its cell', async () => {
    const [, , , last] = await rowsOfFile();
    expect(cellProblem(last?.cells[6] ?? null, () => 'G5')).toEqual({
      id: 'cell_error',
      values: { name: 'G5', text: '#DIV/0!' },
    });
  });
});
