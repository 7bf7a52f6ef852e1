import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { media, theme } from '../theme/theme.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly count?: ReactNode;
  readonly isCurrent?: boolean;
}

export interface TabsProps extends RootProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly renderLink?: RenderLink;
}

/**
 * Links to the views of a list, each with its count. On narrow screens the tabs scroll horizontally, to the current
 * one.
 */
export const Tabs = forwardRef<HTMLElement, TabsProps>(function Tabs(
  { label, items, renderLink = renderAnchor, ...root },
  ref,
) {
  const nav = useCurrentInSight<HTMLElement>(items.find((item) => item.isCurrent)?.id);
  return (
    <nav {...root} ref={mergeRefs(ref, nav)} aria-label={label}>
      <TabStrip>
        {items.map((item) => (
          <li key={item.id}>
            {renderLink({
              href: item.href,
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: wrapMixedTexts([
                item.label,
                item.count !== undefined && (
                  <small key="count">{wrapMixedTexts([' ', item.count])}</small>
                ),
              ]),
            })}
          </li>
        ))}
      </TabStrip>
    </nav>
  );
});

/**
 * The bare tab strip, for tabs that are links or marked by `data-part`. It has the media queries of both: when a media
 * query is added to the page, the browser computes the styles of every element again.
 */
export const TabStrip = styled.ul`
  display: flex;
  gap: ${theme.space5};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${theme.border};

  > li { flex: none; }
  a, [data-part='tab'] {
    display: block;
    padding: ${theme.space2} 0 10px;
    color: ${theme.textMuted};
    font-size: ${theme.textMd};
    font-weight: 500;
    line-height: 18px;
    text-decoration: none;
    white-space: nowrap;
  }
  small { margin-inline-start: 6px; font-size: ${theme.textSm}; font-weight: 400; font-variant-numeric: tabular-nums; }
  a:hover, [data-part='tab']:hover { color: ${theme.text}; }
  :is(a, [data-part='tab']):is([aria-current='page'], [data-navigating]) { color: ${theme.text}; box-shadow: inset 0 -2px 0 ${theme.accentMark}; }
  :is(a, [data-part='tab']):focus-visible { outline-offset: -2px; border-radius: ${theme.radiusSmall}; }
  ${media.touch} { a, [data-part='tab'] { min-width: 44px; padding-block: 13px; text-align: center; } }
`;
