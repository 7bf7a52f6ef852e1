import type { RecordBase } from '@rentyard/contract/schema/values';
import { type DataColumn, dateColumn, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import type { Format } from '../../services/format/useFormat.ts';
import type { Translate } from '../../services/i18n/useT.ts';

/** The columns of a module for its trash, with who deleted the record, when, and the days left. */
export function trashColumns(
  columns: readonly DataColumn<RecordBase>[],
  t: Translate,
  format: Format,
  days: number,
): readonly DataColumn<RecordBase>[] {
  return [
    ...columns.filter(({ id }) => id !== 'updated_at'),
    dateColumn({
      id: 'deleted_at',
      header: t('trash.deleted_at'),
      // Records in the trash do not change, so the deletion was the last change.
      sortKey: 'updated_at',
      value: (row) => row.deleted_at,
      format: format.relative,
      title: format.exactMoment,
    }),
    textColumn({
      id: 'deleted_by',
      header: t('trash.deleted_by'),
      minWidth: 120,
      value: (row) => row.updated_by?.name,
    }),
    numberColumn({
      id: 'days_left',
      header: t('trash.days_left'),
      value: (row) => (row.deleted_at ? daysLeft(row.deleted_at, Date.now(), days) : null),
      format: (days) => t('trash.days', { days }),
    }),
  ];
}

const day = 24 * 60 * 60 * 1_000;

/** Whole days until a deleted record is purged; 0 on the last day. */
export function daysLeft(deletedAt: string, now: number, days: number): number {
  const gone = (now - Date.parse(deletedAt)) / day;
  return Math.max(0, Math.ceil(days - gone));
}
