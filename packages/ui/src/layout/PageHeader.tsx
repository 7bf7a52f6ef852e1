import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts, wrapTexts } from '../lib/wrapTexts.tsx';
import { Heading } from '../primitives/text/Heading.tsx';
import { media, theme } from '../theme/theme.ts';

export interface PageHeaderProps extends RootProps {
  readonly title: ReactNode;
  /** "412 results", formatted by the host. */
  readonly count?: ReactNode;
  /** Beside the title: status, code. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Title and actions stay in sight while the page scrolls; on phones the actions are at the thumb. */
  readonly isSticky?: boolean;
}

/**
 * The title of a page. The heading is focusable, so that a host can focus it after navigation and screen readers read
 * it.
 */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(
  function PageHeader(props, ref) {
    const { title, count, children, actions, isSticky = false, ...root } = props;
    return (
      <Row {...root} ref={ref} data-sticky={isSticky || undefined}>
        <Name>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {count !== undefined && <Count>{wrapMixedTexts(count)}</Count>}
          {wrapTexts(children)}
        </Name>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Row>
    );
  },
);

/* A page with a fixed height shrinks its rows, not its title. */
const Row = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space2} ${theme.space3};
  min-height: ${theme.control};
  margin-bottom: ${theme.space3};

  h1:focus { outline: none; }
  &[data-sticky] {
    position: sticky;
    inset-block-start: ${theme.topBar};
    z-index: ${theme.layerSticky};
    margin-block-start: calc(-1 * ${theme.space2});
    padding-block: ${theme.space2};
    background: ${theme.page};
  }
  ${media.phone} {
    column-gap: ${theme.space2};
    &[data-sticky] { position: static; }
  }
`;

/* On phones the count and the status wrap below the title, so that the actions stay beside it. */
const Name = styled.div`
  display: contents;

  ${media.phone} {
    display: flex;
    flex: 1 1 55%;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space2};
    min-width: 0;
  }
`;

const Count = styled.span`
  color: ${theme.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space2};
  margin-inline-start: auto;

  ${media.phone} {
    [data-sticky] > & {
      position: fixed;
      inset: auto 0 0;
      z-index: ${theme.layerBar};
      flex-wrap: nowrap;
      justify-content: flex-start;
      overflow-x: auto;
      padding: ${theme.space2} ${theme.space3} calc(${theme.space2} + env(safe-area-inset-bottom));
      border-top: 1px solid ${theme.border};
      background: ${theme.surface};

      > * { flex: none; }
      /* What decides comes first, because the others may lie beyond the edge. */
      > :is([data-variant='primary'], [data-variant='approve']),
      > :has(> :is([data-variant='primary'], [data-variant='approve'])) { order: -1; }
    }
  }
`;
