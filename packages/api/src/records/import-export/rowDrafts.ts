import type { Problem } from '@rentyard/validators';
import type { Queryable } from '../../db/database.ts';
import type { Locale } from '../../db/sqlFragments.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';
import { fromCell, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import type { ImportedRow } from '../resourceBinding.ts';
import type { Store } from '../store.ts';
import { setAt } from '../write/draft.ts';
import type { Column } from './columns.ts';
import { type LookedUp, lookUp } from './lookUp.ts';

interface Drafted {
  /** The column of each cell; undefined for an ignored column. */
  readonly columns: readonly (Column | undefined)[];
  readonly rows: readonly (readonly Cell[])[];
  readonly locale: Locale;
}

/** Rows as drafts. An empty cell leaves the stored value unchanged. */
export async function rowDrafts(
  on: Queryable,
  store: Store,
  { columns, rows, locale }: Drafted,
): Promise<readonly ImportedRow[]> {
  const values = rows.map((cells) =>
    columns.map((column, index) => {
      const cell = cells[index] ?? null;
      return column && cell !== null ? fromCell(column.field, cell) : undefined;
    }),
  );
  const known = await lookUpColumns(on, store, { columns, values, locale });
  return values.map((row) => {
    const draft: Record<string, unknown> = {};
    const problems: Record<string, readonly Problem[]> = {};
    for (const [index, value] of row.entries()) {
      const column = columns[index];
      if (!column || value === undefined) continue;
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
    return { draft, problems };
  });
}

/** Lookup results of each column by text; undefined for a column without references. */
async function lookUpColumns(
  on: Queryable,
  store: Store,
  { columns, values, locale }: Omit<Drafted, 'rows'> & { values: readonly (readonly unknown[])[] },
): Promise<readonly (ReadonlyMap<string, LookedUp> | undefined)[]> {
  const known: (ReadonlyMap<string, LookedUp> | undefined)[] = [];
  for (const [index, column] of columns.entries()) {
    const field = column?.field;
    const to = field && targetNameOf(field);
    if (to === undefined) {
      known.push(undefined);
      continue;
    }
    const given = values.flatMap((row) => (row[index] === undefined ? [] : [row[index]].flat()));
    const texts = [...new Set(given.map(String))];
    known.push(texts.length > 0 ? await lookUp(on, store, { to, texts, locale }) : new Map());
  }
  return known;
}
