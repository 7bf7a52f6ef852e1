import { forwardRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import type { RootProps } from '../lib/rootProps.ts';
import { showWhole } from '../primitives/text/Text.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';

export interface Crumb {
  readonly label: string;
  /** Omitted for the current page and for groups without a page. */
  readonly href?: string;
}

export interface BreadcrumbsProps extends RootProps {
  readonly items: readonly Crumb[];
  readonly renderLink?: RenderLink;
}

/**
 * The path from the top level to the current page. Phones show only the link one level up, or the current page if
 * there is none.
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, renderLink = renderAnchor, ...root },
  ref,
) {
  const t = useUiStrings();
  return (
    <nav {...root} ref={ref} aria-label={t('breadcrumbs.label')}>
      <List>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li
              key={item.label}
              data-here={isLast || undefined}
              onPointerEnter={showLabel}
              onFocus={showLabel}
            >
              {item.href !== undefined && !isLast ? (
                renderLink({ href: item.href, children: item.label })
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
});

/** Sets the title of the label in a crumb while its end is cut. */
function showLabel({ currentTarget }: SyntheticEvent<HTMLLIElement>): void {
  const label = currentTarget.firstElementChild;
  if (label instanceof HTMLElement) showWhole({ currentTarget: label });
}

const List = styled.ol`
  display: flex;
  min-width: 0;
  color: ${theme.textMuted};
  white-space: nowrap;

  > li { display: flex; flex: none; max-width: 40%; min-width: 0; }
  > li > * { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  > li[data-here] { flex: 0 1 auto; max-width: none; color: ${theme.text}; font-weight: 500; }
  > li:not(:first-child)::before { content: '/' / ''; flex: none; margin: 0 ${theme.space2}; color: ${theme.textMuted}; font-weight: 400; }
  a { text-decoration: none; border-radius: ${theme.radiusSmall}; }
  a:hover { color: ${theme.text}; text-decoration: underline; }
  a:focus-visible { outline-offset: -2px; }

  ${media.phone} {
    > li:not([data-here]) { display: none; }
    > li[data-here]::before { content: none; }
    > li:nth-last-child(2):has(a) {
      display: flex;
      align-items: baseline;
      flex: 0 1 auto;
      max-width: none;
      &::before { content: '‹' / ''; margin-inline: 0 ${theme.space2}; }
      /* As high as a finger needs it. */
      a { padding-block: ${theme.space3}; }
      + li { display: none; }
    }
  }
`;
