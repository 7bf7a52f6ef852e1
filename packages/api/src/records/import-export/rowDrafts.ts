import type { Problem } from '@rentyard/validators';
import type { Queryable } from '../../db/database.ts';
import type { Locale } from '../../db/sqlFragments.ts';
import type { Cell, CellReading } from '../fieldKinds/fieldKind.ts';
import { fromCell, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import type { ImportedRow } from '../resourceBinding.ts';
import type { Store } from '../store.ts';
import { setAt } from '../write/draft.ts';
import { cellName, cellProblem } from './cellProblem.ts';
import type { columnMarks } from './columnMarks.ts';
import type { Column } from './columns.ts';
import { inSlices } from './inSlices.ts';
import { type LookedUp, lookUp } from './lookUp.ts';
import type { TableRow } from './readTable.ts';

interface Drafted {
  /** The column of each cell; undefined for an ignored column. */
  readonly columns: readonly (Column | undefined)[];
  readonly rows: readonly TableRow[];
  readonly numbers: ReturnType<typeof columnMarks>;
  readonly locale: Locale;
}

/** Rows as drafts. An empty cell leaves the stored value unchanged. */
export async function rowDrafts(
  on: Queryable,
  store: Store,
  { columns, rows, numbers, locale }: Drafted,
): Promise<readonly ImportedRow[]> {
  const readings = await inSlices(rows, ({ number, cells }) =>
    columns.map((column, index): CellReading | undefined => {
      const cell = cells[index] ?? null;
      if (!column || cell === null) return undefined;
      const problem = cellProblem(cell, cellName(index, number));
      return problem ? { problem } : fromCell(column.field, cell, numbers[index]?.mark);
    }),
  );
  const known = await lookUpColumns(on, store, { columns, readings, locale });
  return inSlices(readings, (row, at) => {
    const draft: Record<string, unknown> = {};
    const units: Record<string, string> = {};
    const problems: Record<string, readonly Problem[]> = {};
    for (const [index, reading] of row.entries()) {
      const column = columns[index];
      if (!column || !reading) continue;
      if (reading.problem) {
        problems[column.key] = [reading.problem];
        continue;
      }
      const { value, unit } = reading;
      if (unit !== undefined) units[column.path] = unit;
      const texts = known[index];
      if (!texts) setAt(draft, column.key, value);
      else {
        const looked = [value].flat().map((text) => texts.get(String(text)));
        const lost = looked.find((one) => one && 'problem' in one);
        if (lost && 'problem' in lost) problems[column.key] = [lost.problem];
        const ids = looked.flatMap((one) => (one && 'id' in one ? [one.id] : []));
        setAt(draft, column.key, Array.isArray(value) ? ids : (ids[0] ?? null));
      }
    }
    const surplus = surplusProblem(rows[at]?.cells ?? [], columns);
    return { draft, units, problems: surplus ? { ...problems, '': [surplus] } : problems };
  });
}

/** The problem of a row with cells beyond the heading. An unquoted decimal comma makes two cells of one number. */
function surplusProblem(cells: readonly Cell[], columns: Drafted['columns']): Problem | undefined {
  const surplus = cells.slice(columns.length).filter((cell) => cell !== null);
  if (surplus.length === 0) return undefined;
  const text = surplus.map((cell) => `“${cell}”`).join(', ');
  const split = columns.findIndex((column, index) => {
    const isNumber = column?.field.kind === 'money' || column?.field.kind === 'number';
    return (
      isNumber && /^\d+$/.test(String(cells[index])) && /^\d{1,3}$/.test(String(cells[index + 1]))
    );
  });
  if (split < 0) return { id: 'surplus_cells', values: { text } };
  return { id: 'split_number', values: { text, number: `${cells[split]},${cells[split + 1]}` } };
}

/** Lookup results of each column by text; undefined for a column without references. */
async function lookUpColumns(
  on: Queryable,
  store: Store,
  {
    columns,
    readings,
    locale,
  }: Pick<Drafted, 'columns' | 'locale'> & {
    readonly readings: readonly (readonly (CellReading | undefined)[])[];
  },
): Promise<readonly (ReadonlyMap<string, LookedUp> | undefined)[]> {
  const known: (ReadonlyMap<string, LookedUp> | undefined)[] = [];
  for (const [index, column] of columns.entries()) {
    const field = column?.field;
    const to = field && targetNameOf(field);
    if (to === undefined) {
      known.push(undefined);
      continue;
    }
    const given = readings.flatMap((row) => {
      const reading = row[index];
      return reading && !reading.problem ? [reading.value].flat() : [];
    });
    const texts = [...new Set(given.map(String))];
    known.push(texts.length > 0 ? await lookUp(on, store, { to, texts, locale }) : new Map());
  }
  return known;
}
