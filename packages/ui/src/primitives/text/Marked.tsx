import { matchRanges } from '@rentyard/validators/matchRanges';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { wrapTexts } from '../../lib/wrapTexts.tsx';

interface MarkedProps {
  readonly text: string;
  readonly query: string;
  /** `no` for names of records, which translators of browsers must leave alone. */
  readonly translate?: 'no' | undefined;
}

/** A text whose parts that the query matches are marked, misspelt ones included. */
export function Marked({ text, query, translate }: MarkedProps): ReactNode {
  const ranges = query.trim() === '' ? [] : matchRanges(text, query);
  if (ranges.length === 0) return <span translate={translate}>{text}</span>;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(end, from), <Mark key={`mark-${from}`}>{text.slice(from, to)}</Mark>);
    end = to;
  }
  const shown = [...parts, text.slice(end)].filter((part) => part !== '');
  return <span translate={translate}>{wrapTexts(shown)}</span>;
}

/* A line instead of a colour: it is visible in both themes and in forced colours, and no text moves. */
const Mark = styled.mark`
  background: none;
  color: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
`;
