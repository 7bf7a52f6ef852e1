import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../icons/controlIcons.ts';
import { activeElementIn } from '../lib/activeElement.ts';
import { isComposing } from '../lib/isComposing.ts';
import { useLatest } from '../lib/useLatest.ts';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useLanguageTag, useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { chosenCount, noRowsChosen } from './model/selection.ts';
import type { TableState, TableStateChange } from './model/tableState.ts';

export interface SelectionBarProps {
  readonly state: Pick<TableState, 'rowSelection' | 'isAllSelected'>;
  readonly onStateChange: TableStateChange;
  /** Number of rows of the whole list. */
  readonly total: number | undefined;
  readonly canSelectAll?: boolean | undefined;
  /** Actions for the selected rows. */
  readonly children?: ReactNode;
}

/** Shows the number of selected rows above the foot of the table, without a layout shift. Esc clears the selection. */
export function SelectionBar({
  state,
  onStateChange,
  total = 0,
  canSelectAll = false,
  children,
}: SelectionBarProps): ReactNode {
  const t = useUiStrings();
  const tag = useLanguageTag();
  const count = chosenCount(state, total);
  const bar = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => focusRows(shown);
  }, []);
  const change = useLatest(onStateChange);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (isLayerKey(event)) return;
      event.preventDefault();
      change.current(noRowsChosen);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [change]);
  return (
    <Bar ref={bar} role="group" aria-label={t('table.selected', { count })}>
      <output>{t('table.selected', { count })}</output>
      {canSelectAll && count < total && (
        <Button
          variant="ghost"
          onClick={() => {
            clear.current?.focus();
            onStateChange({ rowSelection: {}, isAllSelected: true });
          }}
        >
          {t('table.select_all', { total: new Intl.NumberFormat(tag).format(total) })}
        </Button>
      )}
      {children}
      <IconButton
        ref={clear}
        icon={XIcon}
        label={t('table.clear_selection')}
        size="small"
        onClick={() => onStateChange(noRowsChosen)}
      />
    </Bar>
  );
}

/** Whether Esc belongs to a field or to an open layer. */
function isLayerKey({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select');
  const layers = 'dialog[open], :popover-open:not([data-alerts])';
  return Boolean(isTyping) || document.querySelector(layers) !== null;
}

/** When the selection is cleared, the bar disappears and the focus returns to the rows. */
function focusRows(bar: HTMLElement | null): void {
  if (!bar?.contains(activeElementIn(document))) return;
  const rows = bar.parentElement?.querySelector<HTMLElement>(
    '[data-row][tabindex="0"], [role=grid] [tabindex="0"]',
  );
  rows?.focus({ preventScroll: true });
}

const Bar = styled.div`
  position: absolute;
  inset-block-end: 56px;
  inset-inline: ${theme.space3};
  z-index: ${theme.layerSticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space2};
  width: fit-content;
  margin-inline: auto;
  padding-block: ${theme.space1};
  padding-inline: ${theme.space3} ${theme.space1};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  font-size: ${theme.textMd};
  color: ${theme.text};
  background: ${theme.raised};
  box-shadow: ${theme.shadowFloat};
  animation: ry-rise-in ${theme.slow} ${theme.ease};

  ${media.phone} {
    position: sticky;
    inset-block-end: ${theme.space2};
  }
`;
