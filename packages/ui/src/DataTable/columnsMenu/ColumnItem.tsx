import type { PointerEvent, ReactNode } from 'react';
import { Checkbox } from '../../fields/Checkbox.tsx';
import { ArrowDownIcon, GripVerticalIcon, PinIcon } from '../../icons/columnIcons.ts';
import { ArrowUpIcon } from '../../icons/tableIcons.ts';
import { Icon } from '../../lib/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { TableModel } from '../model/useTableModel.ts';

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
        <Icon of={GripVerticalIcon} />
      </span>
      <Checkbox
        label={header}
        checked={leaf.getIsVisible()}
        disabled={!leaf.getCanHide()}
        onChange={leaf.getToggleVisibilityHandler()}
      />
      <IconButton
        size="small"
        icon={ArrowUpIcon}
        label={t('table.move_up', { column: header })}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        size="small"
        icon={ArrowDownIcon}
        label={t('table.move_down', { column: header })}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
      />
      <IconButton
        size="small"
        icon={PinIcon}
        label={t('table.pin', { column: header })}
        aria-pressed={isPinned}
        onClick={() => leaf.pin(isPinned ? false : 'start')}
      />
    </li>
  );
}
