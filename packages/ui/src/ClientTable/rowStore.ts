import type { TableSort } from '../DataTable/tableState.ts';
import type { Filters } from '../filters/filterField.ts';
import type { ClientField } from './clientField.ts';
import { filterTest } from './filterTest.ts';
import { numberRanks } from './numberRanks.ts';
import { orderByRanks, type Ranks } from './ranks.ts';
import { searchPatterns } from './textPattern.ts';
import { textRanks } from './textRanks.ts';

/** What decides which rows are shown, and in what order. */
export interface RowQuery {
  readonly sort: readonly TableSort[];
  readonly search: string;
  readonly filters: Filters;
}

export interface RowStore {
  /** Numbers of the rows that match, in order: places in the array that the store was made of. */
  readonly find: (query: RowQuery) => Uint32Array;
}

interface RowStoreInput<Row> {
  readonly rows: readonly Row[];
  readonly fields: readonly ClientField<Row>[];
  /** BCP 47 tag of the language that names are ordered by. */
  readonly language: string;
}

/**
 * Orders and narrows rows that the page holds. Of rows it keeps numbers alone: their places by every
 * field that they were ever ordered by, and the last order. Names follow the language, numbers inside
 * names count as numbers, and rows without a value come last in both directions.
 */
export function createRowStore<Row>({ rows, fields, language }: RowStoreInput<Row>): RowStore {
  const collator = new Intl.Collator(language, { numeric: true });
  const ranksOf = new Map<string, Ranks>();
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  const natural = Uint32Array.from({ length: rows.length }, (_, row) => row);
  let last: { readonly sort: readonly TableSort[]; readonly order: Uint32Array } = {
    sort: [],
    order: natural,
  };

  const orderOf = (sort: readonly TableSort[]): Uint32Array => {
    if (isSameSort(sort, last.sort)) return last.order;
    const order = sort.reduceRight<Uint32Array>((sorted, { id, desc }) => {
      const field = fieldOf(id);
      if (!field) return sorted;
      const ranks = ranksOf.get(id) ?? fieldRanks(rows, field, collator);
      ranksOf.set(id, ranks);
      return orderByRanks(sorted, ranks, desc);
    }, natural);
    last = { sort, order };
    return order;
  };

  return {
    find: ({ sort, search, filters }) => {
      const order = orderOf(sort);
      const test = rowTest(fields, search, filters);
      return test ? order.filter((row) => test(rows[row] as Row)) : order;
    },
  };
}

function isSameSort(a: readonly TableSort[], b: readonly TableSort[]): boolean {
  return (
    a.length === b.length && a.every(({ id, desc }, at) => id === b[at]?.id && desc === b[at].desc)
  );
}

function fieldRanks<Row>(
  rows: readonly Row[],
  { kind, value }: ClientField<Row>,
  collator: Intl.Collator,
): Ranks {
  if (kind === 'number') return numberRanks(Float64Array.from(rows, (row) => toNumber(value(row))));
  if (kind === 'date') {
    return numberRanks(Float64Array.from(rows, (row) => Date.parse(String(value(row) ?? ''))));
  }
  return textRanks(
    rows.map((row) => String(value(row) ?? '')),
    collator,
  );
}

function toNumber(value: unknown): number {
  return value === null || value === undefined || value === '' ? Number.NaN : Number(value);
}

/** What a row must be to be shown; undefined when every row is. */
function rowTest<Row>(
  fields: readonly ClientField<Row>[],
  search: string,
  filters: Filters,
): ((row: Row) => boolean) | undefined {
  const tests = fields.flatMap((field) => {
    const filter = filters[field.id];
    return filter ? [filterTest(field, filter)] : [];
  });
  const searched = fields.filter((field) => field.isSearched);
  for (const pattern of searchPatterns(search)) {
    tests.push((row) => searched.some(({ value }) => pattern.test(String(value(row) ?? ''))));
  }
  return tests.length > 1 ? (row) => tests.every((test) => test(row)) : tests[0];
}
