import { fillIn } from '@rentyard/contract/messages';
import type { Problem } from '@rentyard/ui/validators';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from './LanguageContext.ts';
import { loadProblemWords, onProblemWords, problemWords } from './problemWords.ts';

/** A failed rule of a form or of a 422. `message` is the server's own wording, where it sent one. */
export interface WordableProblem extends Problem {
  readonly message?: string;
}

/**
 * Words a failed rule in the current language: `word(problem, 'Code')` is "Field Code is required!".
 * A rule that the contract does not know keeps the words of the server. The words come by themselves
 * while a form is being filled in, so that lists do without them.
 */
export function useProblem(): (problem: WordableProblem, label: string) => string {
  const language = useLanguage();
  const words = useSyncExternalStore(onProblemWords, () => problemWords(language));
  useEffect(() => {
    void loadProblemWords(language);
  }, [language]);
  return useCallback(
    ({ id, values, message }, label) => {
      const text = words?.[id];
      return text ? fillIn(text, { ...values, field: label }) : (message ?? id);
    },
    [words],
  );
}
