import type { Resource } from '@rentyard/contract/schema/resource';
import type { WireProblem } from '@rentyard/contract/schema/routes/errorBody';
import { useCallback } from 'react';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';

/** Problems by dotted path; the empty path means the whole record. */
export type RowProblems = Readonly<Record<string, readonly WireProblem[]>>;

/**
 * The problems of a row as sentences, each with its field label. Stable until the language changes.
 */
export function useProblemTexts(resource: Resource): (errors: RowProblems) => readonly string[] {
  const label = useLeafLabel(resource);
  const problemText = useProblem();
  return useCallback(
    (errors) =>
      Object.entries(errors).flatMap(([path, problems]) =>
        problems.map((problem) => {
          const text = problemText({ id: problem.rule, ...problem }, label(path));
          return path === '' ? text : `${label(path)}: ${text}`;
        }),
      ),
    [label, problemText],
  );
}
