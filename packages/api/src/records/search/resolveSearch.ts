import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, joined, name } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { likePattern } from '../searchPatterns.ts';
import { columnName, type ResourceBinding, type Store } from '../store.ts';
import { findTarget, isOfKind, type Target } from '../targets.ts';
import type { FoundReferences, ResolvedSearch } from './resolvedSearch.ts';
import { type SearchTerm, searchTerms } from './searchTerms.ts';
import { type SimilarWords, similarWords } from './similarWords.ts';

/** A word of a region or of a person has at least this many characters, and no digit. */
const nameFrom = 3;
/** Most records that one word may mean by reference. */
const referencesAtMost = 1_000;
/** A table of this many times as many rows is read by the references to it. */
const muchLarger = 10;

/** The folded terms of a search. */
export async function foldedTerms(
  store: Store,
  words: readonly string[],
): Promise<readonly SearchTerm[]> {
  const terms = searchTerms(words);
  const folded = await store.foldWords(terms.flatMap((term) => term.words));
  let at = 0;
  return terms.map((term) => {
    const end = at + term.words.length;
    const one = { ...term, words: folded.slice(at, end) };
    at = end;
    return one;
  });
}

/** The search in each resource for records that contain the terms as they were typed. */
export async function resolveExact(
  store: Store,
  bindings: readonly ResourceBinding[],
  terms: readonly SearchTerm[],
): Promise<readonly ResolvedSearch[]> {
  const references = await findReferences(store, bindings, (word) => [word], terms);
  return bindings.map((binding, at) =>
    terms.map(({ words, digits }, index) => ({
      texts: buildTexts(binding, [words]),
      ...(digits !== undefined && { digits }),
      phones: findPhones(binding),
      references: references(at, index),
    })),
  );
}

/** A search with misspelt words replaced. */
export interface SimilarSearch {
  readonly search: ResolvedSearch;
  /** The number of typos in all words. */
  readonly typos: number;
}

/**
 * The same search with similar words in addition to those that were typed; undefined in a resource
 * that has no similar words.
 */
export async function resolveSimilar(
  store: Store,
  bindings: readonly ResourceBinding[],
  terms: readonly SearchTerm[],
): Promise<readonly (SimilarSearch | undefined)[]> {
  const targets = bindings.flatMap((binding) => findThrough(store, binding));
  const resources = [...bindings.map(({ resource }) => resource.name), ...targets.map(formatTable)];
  const words = terms.flatMap((term) => term.words);
  const similar = await similarWords(store.db, [...new Set(resources)], words);
  const spellings = (word: string, { table }: Target) => [
    word,
    ...(similar(table, word)?.words ?? []),
  ];
  const references = await findReferences(store, bindings, spellings, terms);
  return bindings.map((binding, at) => {
    const found = terms.map((term) => alternatives(term, binding.resource.name, similar));
    const tables = findThrough(store, binding).map(formatTable);
    const search = terms.map(({ words: typed, digits }, index) => ({
      texts: buildTexts(binding, [typed, ...(found[index]?.words ?? []).map((word) => [word])]),
      ...(digits !== undefined && { digits }),
      phones: findPhones(binding),
      references: references(at, index),
    }));
    const isWider = search.some(
      ({ texts, references: some }) => texts.length > 1 || some.length > 0,
    );
    if (!isWider) return undefined;
    const typos = terms.map(({ words: [word = ''] }, index) => {
      const counts = [found[index], ...tables.map((table) => similar(table, word))];
      return Math.min(...counts.flatMap((one) => one?.typos ?? []));
    });
    return { search, typos: typos.filter(Number.isFinite).reduce((sum, one) => sum + one, 0) };
  });
}

/** A resource without searched fields has no text: its records are found by reference alone. */
function buildTexts({ resource }: ResourceBinding, texts: readonly (readonly string[])[]) {
  return resource.search.length > 0 ? texts : [];
}

function alternatives(
  { words: [word = '', ...more] }: SearchTerm,
  resource: string,
  similar: (resource: string, word: string) => SimilarWords | undefined,
): SimilarWords | undefined {
  if (more.length > 0) return undefined;
  if (/\d/.test(word)) return { words: codeSpellings(word), typos: 0 };
  return similar(resource, word);
}

/** `pc-210`, `pc 210` and `pc210` are one model: the spellings with and without separators. */
function codeSpellings(word: string): readonly string[] {
  const parts = word.match(/\p{L}+|\d+/gu) ?? [];
  if (parts.length < 2) return [];
  return ['', '-', ' '].map((separator) => parts.join(separator)).filter((one) => one !== word);
}

function formatTable({ target }: { readonly target: Target }): string {
  return target.table;
}

function findPhones({ resource, ...binding }: ResourceBinding): readonly string[] {
  return resource.search
    .filter((path) => isPhone(resource, path))
    .map((path) => columnName({ resource, ...binding }, path));
}

function isPhone(resource: Resource, path: string): boolean {
  const field = fieldAt(resource, path);
  return field?.kind === 'text' && field.format === 'phone';
}

interface Through {
  readonly column: string;
  readonly target: Target;
}

/** The references by whose names records are found. */
function findThrough({ targets }: Store, binding: ResourceBinding): readonly Through[] {
  return (binding.resource.searchThrough ?? []).flatMap((path) => {
    const field = fieldAt(binding.resource, path);
    return field?.kind === 'reference'
      ? [{ column: columnName(binding, path), target: findTarget(targets, field.to) }]
      : [];
  });
}

interface Source extends Through {
  /** The table with the references, if it is much smaller than the table they point at. */
  readonly from: string | undefined;
}

/** A small table refers to few records of a large one: only these are searched. */
function findSources(store: Store, binding: ResourceBinding): Promise<readonly Source[]> {
  const { name: table } = binding.resource;
  return Promise.all(
    findThrough(store, binding).map(async (through) => {
      const [size, targetSize] = await Promise.all(
        [table, through.target.table].map(store.tableSizes),
      );
      const isSmall = muchLarger * (size ?? 0) < (targetSize ?? 0);
      return { ...through, from: isSmall ? table : undefined };
    }),
  );
}

/** Finds the records that words mean by reference: regions and owners. */
async function findReferences(
  store: Store,
  bindings: readonly ResourceBinding[],
  spellingsOf: (word: string, target: Target) => readonly string[],
  terms: readonly SearchTerm[],
): Promise<(binding: number, term: number) => readonly FoundReferences[]> {
  const through = await Promise.all(bindings.map((binding) => findSources(store, binding)));
  const lookups = new Map<string, SQL>();
  const buildKey = ({ column: pointer, target: { table, only }, from }: Source, word: string) =>
    JSON.stringify([table, only === undefined, from, from && pointer, word]);
  for (const one of through.flat()) {
    for (const word of terms.flatMap(nameWord)) {
      lookups.set(buildKey(one, word), selectIds(one, spellingsOf(word, one.target)));
    }
  }
  if (lookups.size === 0) return () => [];
  const found = await store.db.one<{ ids: readonly (readonly number[])[] }>(
    sql`${plannedAnew} select json_build_array(${joined([...lookups.values()])}) as ids`,
  );
  const keys = [...lookups.keys()];
  const idsBy = new Map(keys.map((key, at) => [key, found?.ids[at] ?? []]));
  return (binding, index) => {
    const [word] = nameWord(terms[index]);
    if (word === undefined) return [];
    return (through[binding] ?? []).flatMap((one) => {
      const ids = idsBy.get(buildKey(one, word)) ?? [];
      return ids.length > 0 ? [{ column: one.column, ids }] : [];
    });
  };
}

function nameWord(term: SearchTerm | undefined): readonly string[] {
  const [word = '', ...more] = term?.words ?? [];
  const isName = more.length === 0 && [...word].length >= nameFrom && !/\d/.test(word);
  return isName ? [word] : [];
}

function selectIds({ column: pointer, target, from }: Source, spellings: readonly string[]): SQL {
  const matches = spellings.map((one) => target.matches('t', likePattern(one)));
  const conditions = [
    ...(from === undefined
      ? []
      : [sql`t.id in (select ${column('f', pointer)} from ${name(from)} f)`]),
    isOfKind(target, 't'),
    sql`(${joined(matches, ' or ')})`,
  ];
  return sql`array(
    select t.id from ${name(target.table)} t
    where ${allOf(conditions)}
    limit ${sql.raw(String(referencesAtMost))})`;
}
