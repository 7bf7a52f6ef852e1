import type { WireProblem } from '@rentyard/contract/errors';
import type { Resource } from '@rentyard/contract/resource';
import type { ReactNode } from 'react';
import { useLeafLabel } from '../fields/useLeafLabel.ts';

interface ProblemListProps {
  readonly resource: Resource;
  /** By dotted path; the empty path is of the record as a whole. */
  readonly errors: Readonly<Record<string, readonly WireProblem[]>>;
}

/** What the server found wrong with one row, each with the field that it is about. */
export function ProblemList({ resource, errors }: ProblemListProps): ReactNode {
  const label = useLeafLabel(resource);
  const found = Object.entries(errors).flatMap(([path, problems]) =>
    problems.map(({ rule, message }) => ({ path, rule, message })),
  );
  return found.map(({ path, rule, message }) => (
    <div key={`${path} ${rule}`}>{path === '' ? message : `${label(path)}: ${message}`}</div>
  ));
}
