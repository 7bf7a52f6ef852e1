import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pin from 'lucide-react/icons/pin';
import type { PointerEvent, ReactNode } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { Icon } from '../lib/Icon.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { TableModel } from './useTableModel.ts';

interface ColumnItemProps {
  readonly leaf: ReturnType<TableModel<never>['getAllLeafColumns']>[number];
  readonly header: string;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One column in the list of columns. */
export function ColumnItem({
  leaf,
  header,
  onDragStart,
  onMove,
  isFirst,
  isLast,
}: ColumnItemProps): ReactNode {
  const t = useUiStrings();
  const isPinned = leaf.getIsPinned() === 'start';
  return (
    <li data-column={leaf.id}>
      <span data-part="grip" onPointerDown={onDragStart}>
        <Icon of={GripVertical} />
      </span>
      <Checkbox
        label={header}
        checked={leaf.getIsVisible()}
        disabled={!leaf.getCanHide()}
        onChange={leaf.getToggleVisibilityHandler()}
      />
      <IconButton
        size="small"
        icon={ArrowUp}
        label={t('table.move_up', { column: header })}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        size="small"
        icon={ArrowDown}
        label={t('table.move_down', { column: header })}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
      />
      <IconButton
        size="small"
        icon={Pin}
        label={t('table.pin', { column: header })}
        aria-pressed={isPinned}
        onClick={() => leaf.pin(isPinned ? false : 'start')}
      />
    </li>
  );
}
