import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { media, theme } from '../theme/theme.ts';

export interface SideBarItem {
  readonly id: string;
  readonly label: string;
  readonly icon: Glyph;
  readonly href: string;
  /** Number of waiting items: new offers, unread rooms. Hidden for 0. */
  readonly count?: number | undefined;
  /** Description of the count: "12 new". Shown on hover and read by screen readers. */
  readonly hint?: string | undefined;
  readonly isCurrent?: boolean;
}

export interface SideBarGroup {
  readonly label: string;
  readonly items: readonly SideBarItem[];
}

interface SideBarGroupsProps {
  readonly groups: readonly SideBarGroup[];
  readonly renderLink: RenderLink | undefined;
  /** Called when a link is followed, to close the drawer. */
  readonly onFollow?: () => void;
}

/** Groups of links. With `data-rail="icons"` only icons remain, with a dot instead of a count. */
export function SideBarGroups({
  groups,
  renderLink = renderAnchor,
  onFollow,
}: SideBarGroupsProps): ReactNode {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const current = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent)?.id;
  // A link to a page of a group further down must not leave its own entry out of sight. The observer reports after
  // the next layout, where measuring here would force one more.
  useEffect(() => {
    const entry = scroller.current?.querySelector('[aria-current]');
    if (current === undefined || !entry) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        if (seen && seen.intersectionRatio < 1) entry.scrollIntoView({ block: 'nearest' });
      },
      { root: scroller.current },
    );
    observer.observe(entry);
    return () => observer.disconnect();
  }, [current]);
  return (
    <Scroller ref={scroller}>
      {groups.map((group, index) => (
        <Fragment key={group.label}>
          <Label id={`${id}-${index}`}>
            <span>{group.label}</span>
          </Label>
          <ul aria-labelledby={`${id}-${index}`}>
            {group.items.map((item) => (
              <Item key={item.id}>
                {renderLink({
                  href: item.href,
                  title: item.hint ? `${item.label}: ${item.hint}` : item.label,
                  'aria-current': item.isCurrent ? 'page' : undefined,
                  onClick: onFollow,
                  children: (
                    <>
                      <Icon of={item.icon} />
                      <span>{item.label}</span>
                      {item.count ? <b>{item.count}</b> : null}
                    </>
                  ),
                })}
              </Item>
            ))}
          </ul>
        </Fragment>
      ))}
    </Scroller>
  );
}

/** Windows in which the entries of a large application do not fit at their usual height. */
const low = '@media (max-height: 960px)';

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding-bottom: ${theme.space4};
  overflow: hidden auto;
  /* Hidden texts of the icons would otherwise enlarge the page. */
  position: relative;
  /* More entries below fade out. */
  mask-image: linear-gradient(to top, transparent, #000 ${theme.space4});
  scrollbar-width: thin;
  scrollbar-color: ${theme.railActive} transparent;
`;

const Label = styled.div`
  padding: 10px ${theme.space2} 2px;
  font-size: ${theme.textXs};
  line-height: 16px;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  color: ${theme.railMuted};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${low} { padding-block: 5px 0; }
  [data-rail='icons'] & {
    padding: 0;
    height: 1px;
    margin: ${theme.space2} ${theme.space3};
    background: ${theme.railActive};
    > span { position: absolute; clip-path: inset(50%); }
  }
  [data-rail='icons'] &:first-child { background: none; margin-block: 0; }
`;

const Item = styled.li`
  > a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 29px;
    padding: 0 ${theme.space3};
    margin-bottom: 1px;
    border-radius: ${theme.radius};
    color: inherit;
    text-decoration: none;
  }
  > a > svg { flex: none; }
  > a > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > a > b {
    font-size: ${theme.textSm};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    color: ${theme.railMuted};
  }
  > a:hover { background: ${theme.railActive}; color: ${theme.railActiveText}; }
  > a:focus-visible { outline-offset: -2px; }
  > a:is([aria-current='page'], [data-navigating]) {
    background: ${theme.railActive};
    color: ${theme.railActiveText};
    box-shadow: inset calc(2px * var(--ry-inline, 1)) 0 0 ${theme.accentMark};
    > b { color: inherit; }
  }
  ${low} { > a { min-height: 25px; } }
  ${media.touch} { > a { min-height: 44px; } }
  [data-rail='icons'] & > a {
    min-height: 36px;
    > span { position: absolute; clip-path: inset(50%); }
    > b {
      position: absolute;
      top: 7px;
      inset-inline-start: 24px;
      width: 8px;
      height: 8px;
      overflow: hidden;
      border-radius: 50%;
      background: ${theme.accentMark};
      color: transparent;
    }
  }
`;
