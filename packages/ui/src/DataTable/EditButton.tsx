import type { ReactNode } from 'react';
import { PencilIcon } from '../icons/PencilIcon.ts';
import { Icon } from '../lib/Icon.tsx';
import type { DataColumn } from './column.ts';
import type { RowTools } from './row.ts';

interface EditButtonProps<Record> {
  readonly column: DataColumn<Record>;
  readonly record: Record;
  readonly tools: RowTools<Record>;
  readonly tabIndex: number;
}

/** Opens the editor of a cell. Only the focused row and the row under the pointer have it. */
export function EditButton<Record>({
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
