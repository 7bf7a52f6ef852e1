import { loadWords } from './catalogue.ts';
import { splitPath } from './language.ts';

/**
 * Loads a screen together with the words that only it and its neighbours need: those of the files like
 * `formMessages.ts` in the named folders. `withWords(['modules/offers'], () => import('./OfferForm.tsx')...)`.
 */
export function withWords<Screen>(
  parts: readonly string[],
  load: () => Promise<Screen>,
): () => Promise<Screen> {
  return async () => {
    const language = splitPath(location.pathname).language ?? 'en';
    const [screen] = await Promise.all([load(), loadWords(language, parts)]);
    return screen;
  };
}
