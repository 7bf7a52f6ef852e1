import { hitsPerResource, type SearchHit } from '@rentyard/contract/entities/search';
import type { Locale } from '../../db/sqlFragments.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import type { Store } from '../store.ts';
import { type Kind, readHits } from './readHits.ts';
import { foldedTerms, resolveExact, resolveSimilar } from './resolveSearch.ts';

interface Searched {
  /** As typed; at least two characters. */
  readonly text: string;
  /** The kinds of records to search. */
  readonly bindings: readonly ResourceBinding[];
  readonly locale: Locale;
}

/**
 * Searches records of every kind; the best matches come first. An equal code comes before texts
 * that begin with the query and texts that contain its words, a few of each kind. When these are
 * few, records with similar words follow.
 */
export async function searchRecords(
  store: Store,
  { text, bindings, locale }: Searched,
): Promise<readonly SearchHit[]> {
  if (bindings.length === 0) return [];
  const terms = await foldedTerms(store, text.split(/\s+/));
  const searches = await resolveExact(store, bindings, terms);
  const kinds = bindings.map(
    (binding, at): Kind => ({ binding, search: searches[at] ?? [], typos: 0 }),
  );
  const exact = await readHits(store, { kinds, text, locale });
  if (exact.length >= hitsPerResource) return exact.map((hit) => ({ ...hit, is_similar: false }));
  const wider = await resolveSimilar(store, bindings, terms);
  const similar = await readHits(store, {
    kinds: kinds.flatMap((kind, at) => {
      const found = wider[at];
      return found ? [{ ...kind, ...found, except: kind.search }] : [];
    }),
    ...{ text, locale },
  });
  return [
    ...exact.map((hit) => ({ ...hit, is_similar: false })),
    ...similar.map((hit) => ({ ...hit, is_similar: true })),
  ];
}
