import { useMemo } from 'react';
import type { TableSort } from '../DataTable/model/tableState.ts';
import type { Filters } from '../filters/filterField.ts';
import { useLanguageTag } from '../strings/UiStringsProvider.tsx';
import { type ClientField, toText } from './clientField.ts';
import type { ClientTableState } from './clientState.ts';
import { naturalOrder, numberRanks, orderByRanks, type Ranks } from './order/ranks.ts';
import { textRanks } from './order/textRanks.ts';
import { lettersIn, rowTest, textPattern } from './rowTest.ts';

interface FoundRows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Indexes of the matching rows in `rows`, in order. */
  readonly view: Uint32Array;
}

interface ClientRowsInput<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Stable between renders. */
  readonly fields: readonly ClientField<Row>[];
  readonly state: Pick<ClientTableState, 'sort' | 'search' | 'filters'>;
  readonly defaultSort?: readonly TableSort[];
}

/** Sorts and filters rows in memory. Recomputed only when an input changes. */
export function useFoundRows<Row>({
  rows,
  fields,
  state: { sort: chosen, search, filters },
  defaultSort,
}: ClientRowsInput<Row>): FoundRows<Row> {
  const language = useLanguageTag();
  const store = useMemo<RowStore>(
    () => createRowStore({ rows: rows ?? [], fields, language }),
    [rows, fields, language],
  );
  const sort = chosen.length > 0 ? chosen : (defaultSort ?? chosen);
  const view = useMemo(() => store.find({ sort, search, filters }), [store, sort, search, filters]);
  return { rows, view };
}

interface ClientPage<Row> {
  /** The rows of the page; undefined while no rows are loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Number of matching rows. */
  readonly total: number;
  readonly isFiltered: boolean;
}

type PageState = Pick<ClientTableState, 'search' | 'filters' | 'page' | 'perPage'>;

/** Returns one page of the matching rows. */
export function usePage<Row>(
  { rows, view }: FoundRows<Row>,
  { page, perPage, search, filters }: PageState,
): ClientPage<Row> {
  const shown = useMemo(
    () =>
      rows &&
      Array.from(view.subarray((page - 1) * perPage, page * perPage), (row) => rows[row] as Row),
    [rows, view, page, perPage],
  );
  const isFiltered = search.trim() !== '' || Object.keys(filters).length > 0;
  return { rows: shown, total: view.length, isFiltered };
}

/**
 * One page of rows in memory, for a `DataTable` with a pager. It replaces the server. Spread the result: `<DataTable
 * {...useClientRows({ rows, fields, state })} state={state} ... />`.
 */
export function useClientRows<Row>(
  input: ClientRowsInput<Row> & { readonly state: PageState },
): ClientPage<Row> {
  return usePage(useFoundRows(input), input.state);
}

/** The search, filters and sort of a list. */
export interface RowQuery {
  readonly sort: readonly TableSort[];
  readonly search: string;
  readonly filters: Filters;
}

interface RowStore {
  /** Returns the indexes of the matching rows, in order. */
  readonly find: (query: RowQuery) => Uint32Array;
}

interface RowStoreInput<Row> {
  readonly rows: readonly Row[];
  readonly fields: readonly ClientField<Row>[];
  /** BCP 47 tag of the language that determines the order of names. */
  readonly language: string;
}

/**
 * Sorts, searches and filters rows in memory. It stores only numbers: the ranks by every field that was ever sorted
 * by, and the last order. Names sort by the language, numbers inside names by value, and rows without a value come
 * last in both directions.
 */
export function createRowStore<Row>({ rows, fields, language }: RowStoreInput<Row>): RowStore {
  const collator = new Intl.Collator(language, { numeric: true });
  const ranksByField = new Map<string, Ranks>();
  const lettersByField = new Map<string, ReadonlySet<string>>();
  const findField = (id: string) => fields.find((field) => field.id === id);
  const patternFor = (field: ClientField<Row>, text: string): RegExp => {
    const letters = lettersByField.get(field.id) ?? lettersIn(rows, field);
    lettersByField.set(field.id, letters);
    return textPattern(text, letters);
  };
  const natural = naturalOrder(rows.length);
  let last: { readonly sort: readonly TableSort[]; readonly order: Uint32Array } = {
    sort: [],
    order: natural,
  };

  const sortRows = (sort: readonly TableSort[]): Uint32Array => {
    if (isSameSort(sort, last.sort)) return last.order;
    const order = sort.reduceRight<Uint32Array>((sorted, { id, desc }) => {
      const field = findField(id);
      if (!field) return sorted;
      const ranks = ranksByField.get(id) ?? fieldRanks(rows, field, collator);
      ranksByField.set(id, ranks);
      return orderByRanks(sorted, ranks, desc);
    }, natural);
    last = { sort, order };
    return order;
  };

  return {
    find: ({ sort, search, filters }) => {
      const order = sortRows(sort);
      const test = rowTest({ fields, search, filters, patternFor });
      return test ? narrow(order, (row) => test(rows[row] as Row)) : order;
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
  if (kind === 'number' || kind === 'date') {
    const read = kind === 'number' ? toNumber : toTime;
    const numbers = new Float64Array(rows.length);
    for (let row = 0; row < rows.length; row++) numbers[row] = read(value(rows[row] as Row));
    return numberRanks(numbers);
  }
  return textRanks(
    rows.map((row) => toText(value(row))),
    collator,
  );
}

function toTime(value: unknown): number {
  return Date.parse(String(value ?? ''));
}

function toNumber(value: unknown): number {
  return value === null || value === undefined || value === '' ? Number.NaN : Number(value);
}

function narrow(order: Uint32Array, isFound: (row: number) => boolean): Uint32Array {
  const found = new Uint32Array(order.length);
  let count = 0;
  for (let index = 0; index < order.length; index++) {
    const row = order[index] as number;
    if (isFound(row)) found[count++] = row;
  }
  return found.slice(0, count);
}
