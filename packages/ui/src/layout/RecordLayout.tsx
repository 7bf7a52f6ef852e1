import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { media, theme } from '../theme/theme.ts';

export interface RecordLayoutProps extends RootProps {
  /** The form. Two thirds of the width on wide screens. */
  readonly children: ReactNode;
  /** Side cards: status, dates, history, links. */
  readonly side?: ReactNode;
  /** The side cards stay in sight while the page scrolls, and scroll on their own where they are longer. */
  readonly isSideSticky?: boolean;
}

/** A record page: form and side cards in two columns, or in one on narrow screens. */
export const RecordLayout = forwardRef<HTMLDivElement, RecordLayoutProps>(function RecordLayout(
  { children, side, isSideSticky, ...root },
  ref,
) {
  return (
    <Grid {...root} ref={ref} data-wide={side !== undefined || undefined}>
      <Column>{children}</Column>
      {side !== undefined && <Column data-sticky-side={isSideSticky || undefined}>{side}</Column>}
    </Grid>
  );
});

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space4} ${theme.space5};
  width: 100%;

  &[data-wide] { grid-template-columns: minmax(0, 1fr) clamp(280px, 33%, 400px); }
  ${media.tablet} { &[data-wide] { grid-template-columns: minmax(0, 1fr); } }

  /* Below the top bar and the title of the page. */
  > [data-sticky-side] {
    position: sticky;
    inset-block-start: calc(${theme.topBar} + ${theme.space10} + ${theme.space3});
    max-height: calc(100dvh - ${theme.topBar} - ${theme.space10} - ${theme.space6});
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    ${media.tablet} { position: static; max-height: none; overflow: visible; }
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space4};
  min-width: 0;
`;
