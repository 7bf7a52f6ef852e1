import type { WireProblem } from '@rentyard/contract/errors';
import type { Resource } from '@rentyard/contract/resource';
import type { ReactNode } from 'react';
import { useProblem } from '../../i18n/useProblem.ts';
import { useLeafLabel } from '../fields/useLeafLabel.ts';

interface ProblemListProps {
  readonly resource: Resource;
  /** By dotted path; the empty path is of the record as a whole. */
  readonly errors: Readonly<Record<string, readonly WireProblem[]>>;
}

/** What the server found wrong with one row, each with the field that it is about. */
export function ProblemList({ resource, errors }: ProblemListProps): ReactNode {
  const label = useLeafLabel(resource);
  const word = useProblem();
  const found = Object.entries(errors).flatMap(([path, problems]) =>
    problems.map((problem) => {
      const text = word({ id: problem.rule, ...problem }, label(path));
      return { path, rule: problem.rule, text: path === '' ? text : `${label(path)}: ${text}` };
    }),
  );
  return found.map(({ path, rule, text }) => <div key={`${path} ${rule}`}>{text}</div>);
}
