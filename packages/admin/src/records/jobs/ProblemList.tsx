import type { Resource } from '@rentyard/contract/schema/resource';
import type { ReactNode } from 'react';
import { type RowProblems, useProblemTexts } from './useProblemTexts.ts';

interface ProblemListProps {
  readonly resource: Resource;
  readonly errors: RowProblems;
}

/** What the server found wrong with one row, each with the field that it is about. */
export function ProblemList({ resource, errors }: ProblemListProps): ReactNode {
  const textsOf = useProblemTexts(resource);
  return textsOf(errors).map((text) => <div key={text}>{text}</div>);
}
