import { forwardRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { logicalKey } from '../lib/direction.ts';
import { isWithModifier } from '../lib/isWithModifier.ts';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { media, theme } from '../theme/theme.ts';

export interface TabPanelItem {
  readonly id: string;
  readonly label: string;
  readonly count?: ReactNode;
  readonly isDisabled?: boolean;
  /** Rendered while its tab is selected. */
  readonly content: ReactNode;
}

export interface TabListProps extends RootProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly items: readonly TabPanelItem[];
  /** Id of the selected tab. Without it the component stores it itself. */
  readonly value?: string;
  /** The tab that is selected at first, if the component stores it. The default is the first one. */
  readonly defaultValue?: string;
  readonly onChange?: (id: string) => void;
}

/** Panels of one page behind tabs. Arrow keys select a tab. Use `Tabs` for views with addresses of their own. */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(
  { label, items, value, defaultValue, onChange, ...root },
  ref,
) {
  const id = useId();
  const [stored, setStored] = useState(defaultValue);
  const usable = items.filter((item) => !item.isDisabled);
  const current = usable.find((item) => item.id === (value ?? stored)) ?? usable[0];
  const select = (next: TabPanelItem | undefined) => {
    if (!next || next.id === current?.id) return;
    setStored(next.id);
    onChange?.(next.id);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isWithModifier(event) || !current) return;
    const at = usable.indexOf(current);
    const { length } = usable;
    const target: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % length,
      ArrowLeft: (at + length - 1) % length,
      Home: 0,
      End: length - 1,
    };
    const next = usable[target[logicalKey(event)] ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]');
    tabs[items.indexOf(next)]?.focus();
  };
  return (
    <div {...root} ref={ref}>
      <Strip role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item === current}
            aria-controls={item === current ? `${id}-panel` : undefined}
            disabled={item.isDisabled}
            tabIndex={item === current ? 0 : -1}
            onClick={() => select(item)}
          >
            <span>{item.label}</span>
            {item.count !== undefined && <small>{wrapMixedTexts(item.count)}</small>}
          </button>
        ))}
      </Strip>
      {current && (
        <Panel
          key={current.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.id}`}
          tabIndex={0}
        >
          {wrapMixedTexts(current.content)}
        </Panel>
      )}
    </div>
  );
});

const Strip = styled.div`
  display: flex;
  gap: ${theme.space5};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${theme.border};

  > button {
    flex: none;
    padding: ${theme.space2} 0 10px;
    border: 0;
    background: none;
    color: ${theme.textMuted};
    font-size: ${theme.textMd};
    font-weight: 500;
    line-height: 18px;
    white-space: nowrap;
    cursor: pointer;
    ${media.touch} { min-width: 44px; padding-block: 13px; }
  }
  small { margin-inline-start: 6px; font-size: ${theme.textSm}; font-weight: 400; }
  > button:hover { color: ${theme.text}; }
  > button[aria-selected='true'] { color: ${theme.text}; box-shadow: inset 0 -2px 0 ${theme.accentMark}; }
  > button:disabled { cursor: not-allowed; opacity: 0.55; }
  > button:focus-visible { outline-offset: -2px; border-radius: ${theme.radiusSmall}; }
  ${media.forcedColors} { > button[aria-selected='true'] { border-bottom: 2px solid Highlight; } }
`;

const Panel = styled.div`
  padding-block: ${theme.space4};

  &:focus-visible { border-radius: ${theme.radiusSmall}; }
`;
