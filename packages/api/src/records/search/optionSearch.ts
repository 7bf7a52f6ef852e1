import { type SQL, sql } from 'drizzle-orm';
import { allOf, joined, name } from '../../db/sqlFragments.ts';
import { likePattern } from '../searchPatterns.ts';
import type { Store } from '../store.ts';
import type { Target } from '../targets.ts';
import { phoneConditions, type ResolvedSearch, searchCondition } from './resolvedSearch.ts';
import { foldedTerms, resolveExact, resolveSimilar } from './resolveSearch.ts';
import { isCommon } from './searchSamples.ts';

/** Fewer exact options are followed by similar ones. */
export const fewMatches = 10;

interface Options {
  readonly target: Target;
  /** Whether the caller may read the records, and not only their names. */
  readonly mayRead: boolean;
}

/** The conditions of a search for options of a select; the alias of the table is `o`. */
export interface OptionSearch {
  readonly exact: SQL;
  /** Similar options that are not exact ones; undefined when there are no similar words. */
  readonly similar: () => Promise<SQL | undefined>;
}

/** Searches options by name, and by phone, region and owner for callers who may read the records. */
export async function optionSearch(
  store: Store,
  words: readonly string[],
  { target, mayRead }: Options,
): Promise<OptionSearch> {
  if (words.length === 0) return { exact: sql`true`, similar: async () => undefined };
  const terms = await foldedTerms(store, words);
  const binding = store.allBindings.find(({ resource }) => resource.name === target.table);
  const condition = async (search: ResolvedSearch) => {
    if (!binding || !mayRead || target.isFoundByName) return byName(search, target, mayRead);
    const estimate = await store.searchEstimates(binding, search);
    if (isCommon(estimate)) return searchCondition(search, 'o', 'row-by-row');
    return sql`o.id = any(array(
      select o.id from ${name(target.table)} o where ${searchCondition(search, 'o')}))`;
  };
  const [exact = []] = binding
    ? await resolveExact(store, [binding], terms)
    : [terms.map((term) => ({ texts: [term.words], phones: [], references: [] }))];
  const isExact = await condition(exact);
  return {
    exact: isExact,
    async similar() {
      const [found] = binding ? await resolveSimilar(store, [binding], terms) : [];
      return found && sql`${await condition(found.search)} and not (${isExact})`;
    },
  };
}

function byName(search: ResolvedSearch, { matches }: Target, mayRead: boolean): SQL {
  return allOf(
    search.map((term) => {
      const names = term.texts.map((words) =>
        allOf(words.map((word) => matches('o', likePattern(word)))),
      );
      return sql`(${joined([...names, ...(mayRead ? phoneConditions(term, 'o') : [])], ' or ')})`;
    }),
  );
}

/** Concatenates two JSON arrays. */
export function joinArrays(one: string, other: string): string {
  if (one === '[]') return other;
  return other === '[]' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}
