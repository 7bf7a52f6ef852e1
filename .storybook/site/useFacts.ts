import { use } from 'react';

type Facts = typeof import('virtual:component-facts');

let loaded: Promise<Facts> | undefined;

/** Sizes, sources and theme values of the entries. Suspends, because building them takes seconds. */
export function useFacts(): Facts {
  loaded ??= import('virtual:component-facts');
  return use(loaded);
}
