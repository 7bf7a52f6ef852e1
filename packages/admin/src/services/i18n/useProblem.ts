import type { Problem } from '@rentyard/ui/validators';
import { useCallback } from 'react';
import { useT } from './useT.ts';

/** A failed rule of a form or of a 422. `message` is the server's own wording, where it sent one. */
export interface TranslatableProblem extends Problem {
  readonly message?: string;
}

/**
 * Words a failed rule in the current language: `word(problem, 'Code')` is "Field Code is required!".
 * A rule that the contract does not know keeps the words of the server.
 */
export function useProblem(): (problem: TranslatableProblem, label: string) => string {
  const t = useT();
  return useCallback(
    ({ id, values, message }, label) => {
      const key = `problem.${id}`;
      return t.has(key) ? t(key, { ...values, field: label }) : (message ?? id);
    },
    [t],
  );
}
