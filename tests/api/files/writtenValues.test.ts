import type { Cell } from '@rentyard/api/records/fieldKinds/fieldKind';
import { fromCell } from '@rentyard/api/records/fieldKinds/fieldKinds';
import { columnMarks } from '@rentyard/api/records/import-export/columnMarks';
import { readTable } from '@rentyard/api/records/import-export/uploaded-table/readTable';
import { inZone, isMoment } from '@rentyard/api/records/import-export/wallTimes';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { draftValue, writtenFields, writtenValues } from '../../support/data/writtenValues.ts';
import { importedResources, resourceNamed } from '../../support/resources.ts';

async function fileOf(rows: string[][], format: 'csv' | 'xlsx') {
  const bytes =
    format === 'csv'
      ? Buffer.from(writeCsv(rows))
      : Buffer.from(await writeXlsx({ sheets: [{ name: 'Rows', rows }] }));
  return { fileName: `rows.${format}`, bytes };
}

describe.each(importedResources)('files of %s', (name) => {
  const resource = resourceNamed(name);
  const fields = writtenFields(resource);

  test('have fields that people write as text', () => {
    expect(fields.length).toBeGreaterThan(2);
  });

  test.each(['csv', 'xlsx'] as const)('mean in %s what people write', async (way) => {
    const values = fields.map(([, field]) =>
      writtenValues(field).filter(({ ways }) => ways?.includes(way) ?? true),
    );
    const written: Record<string, unknown> = {};
    const meant: Record<string, unknown> = {};
    const most = Math.max(...values.map(({ length }) => length));
    // One row per file, so that no cell decides about the decimal mark of another.
    for (let at = 0; at < most; at += 1) {
      const cells = values.map((one) => one[at]?.text ?? '');
      const headings = fields.map(([path]) => path);
      const file = await fileOf(
        [
          ['Row', ...headings],
          ['1', ...cells],
        ],
        way,
      );
      const { rows } = await readTable(file);
      for (const [index, [path, field]] of fields.entries()) {
        const one = values[index]?.[at];
        if (!one) continue;
        const key = `${path} ${JSON.stringify(one.text)}`;
        meant[key] = one.means;
        written[key] = readCell([path, field], rows[1]?.cells[index + 1] ?? null);
      }
    }
    expect(written).toEqual(meant);
  });

  /** The value of a draft for the cell; undefined if it is refused. */
  function readCell([path, field]: readonly [string, PlainField], cell: Cell): unknown {
    const blank = field.required ? undefined : null;
    if (cell === null) return blank;
    const [numbers] = columnMarks([{ key: path, path, field }], [{ number: 2, cells: [cell] }], {});
    const found = fromCell(field, cell, numbers?.mark);
    const reading = found && isMoment(field) ? inZone(found, 'UTC') : found;
    return reading && !reading.problem
      ? draftValue(resource, [path, field], reading.value)
      : undefined;
  }
});
