import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

interface RecordLayoutProps {
  /** The form. Two thirds of the width on wide screens. */
  readonly children: ReactNode;
  /** Side cards: status, dates, history, links. */
  readonly side?: ReactNode;
}

/** A record page: form and side cards in two columns, or in one on narrow screens. */
export function RecordLayout({ children, side }: RecordLayoutProps): ReactNode {
  return (
    <Grid data-wide={side !== undefined || undefined}>
      <Column>{children}</Column>
      {side !== undefined && <Column>{side}</Column>}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space4} ${theme.space5};
  width: 100%;

  &[data-wide] { grid-template-columns: minmax(0, 1fr) clamp(280px, 33%, 400px); }
  ${media.tablet} { &[data-wide] { grid-template-columns: minmax(0, 1fr); } }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space4};
  min-width: 0;
`;
