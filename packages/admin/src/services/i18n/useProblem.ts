import type { Problem } from '@rentyard/validators';
import { useCallback } from 'react';
import { useT } from './useT.ts';

/** A failed rule of a form or of a 422. `message` is the message of the server, if it sent one. */
export interface TranslatableProblem extends Problem {
  readonly message?: string;
}

/**
 * Translates a failed rule: `problemText(problem, 'Code')` is "Field Code is required!". For a rule
 * that the contract does not know it returns the message of the server.
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
