import { Fragment, memo, type ReactNode } from 'react';
import { PencilIcon } from '../../icons/editIcons.ts';
import { Icon } from '../../lib/Icon.tsx';
import { wrapMixedTexts, wrapTexts } from '../../lib/wrapTexts.tsx';
import type { DataColumn } from '../model/column.ts';
import { cellKey } from '../model/column.ts';
import { cellAttributes, type LaidOutColumn } from '../model/columnLayout.ts';
import type { RowFacts, RowTools } from '../model/row.ts';
import { Check } from '../row/Check.tsx';
import { RowActionsButton } from '../row/RowActionsButton.tsx';
import { RowLink } from '../row/RowLink.tsx';

interface TableRowProps<Record> extends RowFacts<Record> {
  readonly columns: readonly LaidOutColumn<Record>[];
  readonly tools: RowTools<Record>;
  /** Whether the pointer is over the row of an editable table. */
  readonly isHovered: boolean;
  /** Row index in the whole list. The head is row 1. */
  readonly ariaRowIndex: number;
}

/** One record as a row. Renders again only if its own props change. */
export const TableRow = memo(TableRowView) as typeof TableRowView;

function TableRowView<Record>({
  id,
  record,
  index,
  columns,
  tools,
  isSelected,
  isActive,
  isMenuOpen,
  isCurrent,
  isExpanded,
  isHovered,
  ariaRowIndex,
}: TableRowProps<Record>): ReactNode {
  const { t, onCheck, hasActions } = tools;
  const tabIndex = isActive ? 0 : -1;
  const named = columns.find(({ column }) => column.isPrimary) ?? columns[0];
  const name = named?.column.text(record) ?? '';
  const detail = tools.detail?.({ id, record, name, isExpanded, tabIndex, isCard: false });
  const row = (
    <tr
      data-row={index}
      data-selected={isSelected || undefined}
      data-open-menu={isMenuOpen || undefined}
      aria-current={isCurrent || undefined}
      aria-rowindex={ariaRowIndex}
      tabIndex={tabIndex}
    >
      {onCheck && (
        <td data-pin="select" data-pin-edge={columns[0]?.pin ? undefined : 'start'}>
          <Check
            label={t('table.select_row', { name })}
            isChecked={isSelected}
            onChange={onCheck}
            tabIndex={tabIndex}
          />
        </td>
      )}
      {columns.map((placed) => {
        const { column } = placed;
        const attributes = cellAttributes(placed);
        return column.isPrimary ? (
          <th key={cellKey(column, id)} scope="row" data-primary translate="no" {...attributes}>
            {detail?.toggle}
            <RowLink column={column} record={record} tools={tools} tabIndex={tabIndex} />
          </th>
        ) : (
          <td key={cellKey(column, id)} {...attributes}>
            {column.editKey === undefined ? (
              wrapMixedTexts(column.cell(record))
            ) : (
              <>
                {wrapTexts(column.cell(record))}
                {(isActive || isHovered) && (
                  <EditButton column={column} record={record} tools={tools} tabIndex={tabIndex} />
                )}
              </>
            )}
          </td>
        );
      })}
      {hasActions && (
        <td data-pin="actions" data-pin-edge="end">
          <RowActionsButton
            label={t('table.row_actions', { name })}
            isOpen={isMenuOpen}
            tabIndex={tabIndex}
          />
        </td>
      )}
    </tr>
  );
  return detail ? (
    <>
      {row}
      <Fragment key={id}>{detail.content}</Fragment>
    </>
  ) : (
    row
  );
}

interface EditButtonProps<Record> {
  readonly column: DataColumn<Record>;
  readonly record: Record;
  readonly tools: RowTools<Record>;
  readonly tabIndex: number;
}

/** Opens the editor of a cell. Only the focused row and the row under the pointer have it. */
function EditButton<Record>({
  column,
  record,
  tools,
  tabIndex,
}: EditButtonProps<Record>): ReactNode {
  const { editKey, header, text } = column;
  if (editKey === undefined || !tools.canEdit?.(record, editKey)) return null;
  const label = tools.t('cell.edit', { column: header, value: text(record) });
  return (
    <button type="button" data-edit={editKey} aria-label={label} title={label} tabIndex={tabIndex}>
      <Icon of={PencilIcon} size={16} />
    </button>
  );
}
