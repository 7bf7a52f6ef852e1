import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import { fieldAt } from '@rentyard/contract/schema/resource';
import type { Problem } from '@rentyard/validators';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { column, joined, type Locale, name } from '../../db/sqlFragments.ts';
import type { Cell, CellReading } from '../fieldKinds/fieldKind.ts';
import { fromCell, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { columnName, type ImportedRow, type ResourceBinding, type Store } from '../store.ts';
import { findTarget } from '../targets.ts';
import { setAt } from '../write/draft.ts';
import { cellName, cellProblem } from './cellProblem.ts';
import type { columnMarks } from './columnMarks.ts';
import type { Column } from './columns.ts';
import { inSlices, type RowWatch } from './inSlices.ts';
import type { TableRow } from './uploaded-table/readTable.ts';
import { inZone, isMoment } from './wallTimes.ts';
import { unclearDate } from './writtenDates.ts';

interface Drafted {
  /** The column of each cell; undefined for an ignored column. */
  readonly columns: readonly (Column | undefined)[];
  readonly rows: readonly TableRow[];
  readonly numbers: ReturnType<typeof columnMarks>;
  readonly locale: Locale;
  /** Of times without an offset. */
  readonly timeZone: string;
}

/** Rows as drafts. An empty cell leaves the stored value unchanged. */
export async function rowDrafts(
  on: Queryable,
  store: Store,
  { columns, rows, numbers, locale, timeZone }: Drafted,
  watch: RowWatch = {},
): Promise<readonly ImportedRow[]> {
  const readRow = ({ number, cells, units }: TableRow) =>
    columns.map((column, index): CellReading | undefined => {
      const cell = cells[index] ?? null;
      if (!column || cell === null) return undefined;
      const problem =
        cellProblem(cell, () => cellName(index, number)) ??
        (column.field.kind === 'moment' ? unclearDate(cell) : undefined);
      if (problem) return { problem };
      const reading = fromCell(column.field, cell, numbers[index]?.mark);
      if (!reading) return undefined;
      if (isMoment(column.field)) return inZone(reading, timeZone);
      const unit = typeof cell === 'number' ? units?.[index] : undefined;
      const isAmount = column.field.kind === 'money' && !reading.problem;
      return isAmount && unit !== undefined ? { ...reading, unit } : reading;
    });
  const readings = await inSlices(rows, readRow, watch);
  const known = await lookUpColumns(on, store, { columns, readings, locale });
  const buildDraft = (row: readonly (CellReading | undefined)[], at: number): ImportedRow => {
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
  };
  return inSlices(readings, buildDraft, watch);
}

/** The problem of a row with cells beyond the heading. An unquoted decimal comma makes two cells of one number. */
function surplusProblem(cells: readonly Cell[], columns: Drafted['columns']): Problem | undefined {
  if (cells.length <= columns.length) return undefined;
  const surplus = cells.slice(columns.length).filter((cell) => cell !== null);
  if (surplus.length === 0) return undefined;
  const text = surplus.map((cell) => `“${cell}”`).join(', ');
  const split = columns.findIndex((column, index) => {
    const isNumber = column?.field.kind === 'money' || column?.field.kind === 'number';
    return (
      isNumber &&
      /\d$/.test(String(cells[index])) &&
      /^\d{1,4}(?!\d)/.test(String(cells[index + 1]))
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
    const given = new Set<string>();
    for (const row of readings) {
      const reading = row[index];
      if (!reading || reading.problem) continue;
      for (const text of [reading.value].flat()) given.add(String(text));
    }
    const texts = [...given];
    known.push(texts.length > 0 ? await lookUp(on, store, { to, texts, locale }) : new Map());
  }
  return known;
}

/** The result of a lookup of a cell text. */
type LookedUp = { readonly id: number } | { readonly problem: Problem };

const alias = 't';
/** Fields that identify a record, the highest priority first. */
const codes = [
  'code',
  'alias',
  'email',
  'domain',
  'url',
  'symbol',
  'symbol_local',
  'name_local',
] as const;

/**
 * Finds the records that texts name: by code, alias, e-mail, domain or URL, else by name in any
 * language, else by id. A name that several records share is a problem.
 */
async function lookUp(
  on: Queryable,
  store: Store,
  {
    to,
    texts,
    locale,
  }: { readonly to: string; readonly texts: readonly string[]; readonly locale: Locale },
): Promise<ReadonlyMap<string, LookedUp>> {
  // Matches the URL of a picture with and without its host, because a browser shows the host.
  const rows = await on.rows<{ text: string; ids: readonly number[] }>(sql`
    select x.text, json_agg(x.id) as ids from (
      select distinct w.text, k.id, k.rank, min(k.rank) over (partition by w.text) as best
      from (
        select u.text, fold(way) as folded from unnest(${sql.param(texts)}::text[]) as u (text)
        cross join unnest(array[u.text, regexp_replace(u.text, '^https?://[^/]+(/media/)', '\\1')]) as way
      ) w
      join (${joined(selectKeys(store, to, locale), ' union all ')}) k on k.word = w.folded
    ) x where x.rank = x.best group by x.text`);
  const found = new Map(rows.map(({ text, ids }) => [text, ids]));
  return new Map(texts.map((text) => [text, meant(text, found.get(text))]));
}

function meant(text: string, ids: readonly number[] | undefined): LookedUp {
  const [id, other] = ids ?? [];
  if (id === undefined) return { problem: { id: 'not_found' } };
  if (other !== undefined) return { problem: { id: 'several', values: { name: text } } };
  return { id };
}

/** Every text that identifies a record, with its rank; a lower rank has priority. */
function selectKeys(store: Store, to: string, locale: Locale): readonly SQL[] {
  const target = findTarget(store.targets, to);
  const binding = store.bindings.find(({ resource }) => resource.name === to);
  const only = target.only ? sql`and ${target.only(alias)}` : sql``;
  const from = sql`from ${name(target.table)} ${sql.raw(alias)}`;
  const live = sql`where t.deleted_at is null ${only}`;
  const ways = [...selectCodes(binding), target.label(alias, locale)].map(
    (text, rank) =>
      sql`select t.id, ${sql.raw(String(rank))} as rank, fold(${text}) as word ${from} ${live}`,
  );
  const named = binding && fieldAt(binding.resource, 'name');
  const inEachLanguage =
    binding && named && isByLanguage(named)
      ? [
          sql`select t.id, 90, fold(n.text) ${from}
          cross join lateral jsonb_each_text(${column(alias, columnName(binding, 'name'))}) as n (language, text)
          ${live}`,
        ]
      : [];
  return [...ways, ...inEachLanguage, sql`select t.id, 99, t.id::text ${from} ${live}`];
}

function selectCodes(binding: ResourceBinding | undefined): readonly SQL[] {
  if (!binding) return [];
  return codes.flatMap((path) =>
    fieldAt(binding.resource, path)?.kind === 'text'
      ? [column(alias, columnName(binding, path))]
      : [],
  );
}
