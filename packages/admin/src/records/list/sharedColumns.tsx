import type { Status } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { badgeColumn, type DataColumn, dateColumn, textColumn } from '@rentyard/ui/DataTable';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import type { ColumnTools } from './columns.ts';

interface Named {
  readonly name: string | null;
  readonly fallbacks?: { readonly name?: string };
}

/** The name, which opens the record. */
export function nameColumn<Row extends Named>(
  { sortable }: ColumnTools<'name'>,
  minWidth: number,
): DataColumn<Row> {
  return textColumn({
    ...sortable('name'),
    isPrimary: true,
    minWidth,
    value: (row) => row.name,
    fallback: (row) => row.fallbacks?.name,
  });
}

/** When the record was last changed, as relative time with the exact moment on hover. */
export function updatedColumn<Row extends RecordBase>({
  format,
  sortable,
}: ColumnTools<never>): DataColumn<Row> {
  return dateColumn({
    ...sortable('updated_at'),
    minWidth: 128,
    value: (row) => row.updated_at,
    format: format.relative,
    title: format.exactMoment,
  });
}

/** The status of the record. */
export function statusColumn<Row extends { readonly status: Status }>({
  t,
  sortable,
}: ColumnTools<'status'>): DataColumn<Row> {
  return badgeColumn({
    ...sortable('status'),
    editKey: 'status',
    value: (row) => t(`status.${row.status}`),
    cell: ({ status }) => <StatusBadge status={status} label={t(`status.${status}`)} />,
    isStateless: true,
  });
}

/** The switch of entities without a status, shown like a status. */
export function activeColumn<Row extends { readonly active: boolean }>({
  t,
  sortable,
}: ColumnTools<'active'>): DataColumn<Row> {
  const label = (row: Row) => t(row.active ? 'status.active' : 'status.inactive');
  return badgeColumn({
    ...sortable('active'),
    minWidth: 124,
    value: label,
    cell: (row) => <StatusBadge status={row.active ? 'active' : 'hidden'} label={label(row)} />,
    isStateless: true,
  });
}
