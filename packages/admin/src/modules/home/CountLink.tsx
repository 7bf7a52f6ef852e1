import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';

interface CountLinkProps {
  readonly label: string;
  readonly count: number;
  /** The address of the counted list; without one, the line is plain text. */
  readonly to?: string | undefined;
}

/** A line with a number that opens the list that it counts. */
export function CountLink({ label, count, to }: CountLinkProps): ReactNode {
  const { number } = useFormat();
  const content = (
    <>
      <span>{label}</span>
      <b>{number(count)}</b>
    </>
  );
  const state = { 'data-empty': count === 0 || undefined };
  return (
    <li>
      {to === undefined ? (
        <Line {...state}>{content}</Line>
      ) : (
        <Line as={RouterLink} to={to} {...state}>
          {content}
        </Line>
      )}
    </li>
  );
}

const Line = styled.div<{ readonly to?: string }>`
  display: flex;
  gap: ${theme.space3};
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  margin: 0 calc(-1 * ${theme.space2});
  padding: ${theme.space1} ${theme.space2};
  border-radius: ${theme.radius};
  color: ${theme.text};
  text-decoration: none;

  ${media.touch} { min-height: 44px; }
  > span { min-width: 0; overflow-wrap: anywhere; }
  > b { font-weight: 600; font-variant-numeric: tabular-nums; }
  &[data-empty] { color: ${theme.textMuted}; }
  &[data-empty] > b { font-weight: 400; }
  &:is(a):hover { background: ${theme.hover}; }
`;
