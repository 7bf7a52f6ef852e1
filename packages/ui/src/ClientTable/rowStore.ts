import type { TableSort } from '../DataTable/tableState.ts';
import type { Filters } from '../filters/filterField.ts';
import { type ClientField, textOf } from './clientField.ts';
import { filterTest, matches, type PatternFor } from './filterTest.ts';
import { foldText, lettersIn, variantsOf } from './letters.ts';
import { numberRanks } from './numberRanks.ts';
import { naturalOrder, orderByRanks, type Ranks } from './ranks.ts';
import { textRanks } from './textRanks.ts';

/** The search, filters and sort of a list. */
export interface RowQuery {
  readonly sort: readonly TableSort[];
  readonly search: string;
  readonly filters: Filters;
}

export interface RowStore {
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
  const ranksOf = new Map<string, Ranks>();
  const lettersOf = new Map<string, ReadonlySet<string>>();
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  const patternFor = (field: ClientField<Row>, text: string): RegExp => {
    const letters = lettersOf.get(field.id) ?? lettersIn(rows, field);
    lettersOf.set(field.id, letters);
    return textPattern(text, letters);
  };
  const natural = naturalOrder(rows.length);
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
    rows.map((row) => textOf(value(row))),
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

interface RowTestInput<Row> extends Pick<RowQuery, 'search' | 'filters'> {
  readonly fields: readonly ClientField<Row>[];
  readonly patternFor: PatternFor<Row>;
}

/** The predicate of a query; undefined if every row matches. */
function rowTest<Row>({
  fields,
  search,
  filters,
  patternFor,
}: RowTestInput<Row>): ((row: Row) => boolean) | undefined {
  const tests = fields.flatMap((field) => {
    const filter = filters[field.id];
    return filter ? [filterTest(field, filter, patternFor)] : [];
  });
  const searched = fields.filter((field) => field.isSearched);
  // Each term must occur in at least one field.
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const finders = searched.map((field) => matches(field, patternFor(field, word)));
    tests.push((row) => finders.some((find) => find(row)));
  }
  return tests.length > 1 ? (row) => tests.every((test) => test(row)) : tests[0];
}

/**
 * Finds a text regardless of case and accents: `chisinau` finds `Chișinău`. It is one regular expression over the
 * original texts, because folded copies of 100,000 texts would need as much memory again. `letters` are the accented
 * letters that occur; other ones would slow the expression down.
 */
function textPattern(text: string, letters: ReadonlySet<string>): RegExp {
  const source = Array.from(foldText(text), (character) => {
    const variants = variantsOf(character).filter((variant) => letters.has(variant));
    return variants.length > 0
      ? `[${character}${variants.join('')}]`
      : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
  });
  return new RegExp(source.join(''), 'i');
}
