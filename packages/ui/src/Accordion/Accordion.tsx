import { forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons/controlIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { media, theme } from '../theme/theme.ts';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** Shown at the end of the head: a count, a status. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps extends RootProps {
  readonly items: readonly AccordionItem[];
  /** Ids of the open items. Without it the component stores them itself. */
  readonly open?: readonly string[];
  /** Ids of the items that are open at first, if the component stores them. */
  readonly defaultOpen?: readonly string[];
  readonly onOpenChange?: (open: readonly string[]) => void;
  /** Opening one item closes the others. */
  readonly isExclusive?: boolean;
  /** Level of the headings in the page. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** Sections that open below their heads. The browser finds the text of closed sections too, and opens them. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, open, defaultOpen = [], onOpenChange, isExclusive = false, headingLevel = 3, ...root },
  ref,
) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  const report = (list: HTMLElement) => {
    const shown = [...list.children].filter((one) => one instanceof HTMLDetailsElement && one.open);
    onOpenChange?.(shown.map((one) => (one as HTMLElement).dataset.item ?? ''));
  };
  return (
    <List {...root} ref={ref}>
      {items.map(({ id, title, aside, content }) => (
        <details
          key={id}
          data-item={id}
          {...(isExclusive && { name })}
          open={open ? open.includes(id) : defaultOpen.includes(id)}
          onToggle={({ currentTarget }) => {
            const isOpen = currentTarget.open;
            if (open && open.includes(id) === isOpen) return;
            if (currentTarget.parentElement) report(currentTarget.parentElement);
          }}
        >
          <summary>
            <Icon of={ChevronDownIcon} />
            <Heading>{title}</Heading>
            {aside !== undefined && <small>{wrapMixedTexts(aside)}</small>}
          </summary>
          <div>{wrapMixedTexts(content)}</div>
        </details>
      ))}
    </List>
  );
});

const List = styled.div`
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  > details + details { border-top: 1px solid ${theme.hairline}; }
  summary {
    display: flex;
    align-items: center;
    gap: ${theme.space2};
    min-height: 44px;
    padding: ${theme.space2} ${theme.space4};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary:hover { background: ${theme.hover}; }
  summary:focus-visible { outline-offset: -2px; border-radius: ${theme.radiusLarge}; }
  summary > svg { flex: none; rotate: calc(-90deg * var(--ry-inline, 1)); color: ${theme.textMuted}; }
  details[open] > summary > svg { rotate: 0deg; }
  summary > :is(h2, h3, h4) { flex: 1; min-width: 0; font-size: ${theme.textBase}; font-weight: 500; overflow-wrap: anywhere; }
  small { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  details > div { padding: 0 ${theme.space4} ${theme.space4}; overflow-wrap: anywhere; }
  ${media.reducedMotion} { summary > svg { transition: none; } }
`;
