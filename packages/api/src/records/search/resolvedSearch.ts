import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, joined } from '../../db/sqlFragments.ts';
import { likePattern } from '../searchPatterns.ts';

/** Records that a reference column may point at. */
export interface FoundReferences {
  readonly column: string;
  readonly ids: readonly number[];
}

/** What a record may match for one term: one of the texts, the phone number or a reference. */
export interface ResolvedTerm {
  /** Folded. A record matches one of them, which is all its words. */
  readonly texts: readonly (readonly string[])[];
  /** Part of the digits of one of the phone columns. */
  readonly digits?: string;
  readonly phones: readonly string[];
  readonly references: readonly FoundReferences[];
}

/** A search in one resource: a record must match every term. */
export type ResolvedSearch = readonly ResolvedTerm[];

/**
 * The similar search without the texts of the exact one. Matches of a single exact term are left out
 * of the similar ones, so looking them up again would only take time.
 */
export function withoutExactTexts(similar: ResolvedSearch, exact: ResolvedSearch): ResolvedSearch {
  const [term, ...others] = similar;
  if (!term || others.length > 0) return similar;
  const known = new Set(exact.flatMap(({ texts }) => texts.map((words) => words.join(' '))));
  const texts = term.texts.filter((words) => !known.has(words.join(' ')));
  return [{ ...term, texts }];
}

/** How the conditions are evaluated: by the index on the text, or row by row along another index. */
export type SearchAccess = 'by-text-index' | 'row-by-row';

/** The condition of a search; `alias` is that of the table. */
export function searchCondition(
  search: ResolvedSearch,
  alias: string,
  access: SearchAccess = 'by-text-index',
): SQL {
  return allOf(search.map((term) => termCondition(term, alias, access)));
}

function termCondition(term: ResolvedTerm, alias: string, access: SearchAccess): SQL {
  const { texts, references } = term;
  const stored = column(alias, 'search_text');
  // No index has strpos(), and the planner expects that many rows pass it: it walks the order.
  const contains = (word: string) =>
    access === 'row-by-row'
      ? sql`strpos(${stored}, ${word}) > 0`
      : sql`${stored} like ${likePattern(word)}`;
  const conditions = [
    ...texts.map((words) => allOf(words.map(contains))),
    ...phoneConditions(term, alias),
    ...references.map(
      ({ column: pointer, ids }) =>
        sql`${column(alias, pointer)} = any(${sql.param(ids)}::bigint[])`,
    ),
  ];
  const [first = sql`false`, ...others] = conditions;
  return others.length === 0 ? first : sql`(${joined(conditions, ' or ')})`;
}

/** One condition per phone column; none for a term without a phone number. */
export function phoneConditions({ digits, phones }: ResolvedTerm, alias: string): readonly SQL[] {
  if (digits === undefined) return [];
  const pattern = likePattern(digits);
  return phones.map((phone) => sql`phone_digits(${column(alias, phone)}) like ${pattern}`);
}

/** The columns of a record that a search reads. */
export interface SearchedRow {
  readonly text: string;
  readonly references: Readonly<Record<string, number | null>>;
}

/** Whether a row matches by the rules of the SQL condition. Ignores phone numbers. */
export function matchesSearch(search: ResolvedSearch, row: SearchedRow): boolean {
  return search.every(
    ({ texts, references }) =>
      texts.some((words) => words.every((word) => row.text.includes(word))) ||
      references.some(({ column: pointer, ids }) => ids.includes(row.references[pointer] ?? 0)),
  );
}
