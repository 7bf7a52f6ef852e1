import type { PhotoRow, photo } from '@rentyard/contract/entities/photo';
import {
  badgeColumn,
  type DataColumn,
  dateColumn,
  imageColumn,
  numberColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { kilobytes } from './kilobytes.ts';

export function photoColumns({
  t,
  format,
  sortable,
  column,
}: ColumnToolsOf<typeof photo>): readonly DataColumn<PhotoRow>[] {
  return [
    imageColumn({ id: 'image', header: t('photos.image'), value: (row) => row }),
    textColumn({
      ...sortable('file_name'),
      isPrimary: true,
      minWidth: 200,
      value: (row) => row.file_name,
    }),
    textColumn({
      ...column('alt'),
      minWidth: 180,
      value: (row) => row.alt,
      fallback: (row) => row.fallbacks?.alt,
    }),
    badgeColumn({
      ...column('is_used'),
      value: (row) => (row.is_used ? '' : t('photos.unused')),
    }),
    textColumn({
      id: 'width',
      header: t('photos.dimensions'),
      value: (row) => `${row.width} × ${row.height}`,
    }),
    numberColumn({
      ...sortable('size'),
      value: (row) => row.size,
      format: (bytes) => kilobytes(bytes, t, format),
    }),
    dateColumn({
      ...sortable('created_at'),
      value: (row) => row.created_at,
      format: format.relative,
      title: format.exactMoment,
    }),
    textColumn({
      ...column('uploaded_by'),
      value: (row) => row.uploaded_by?.name,
    }),
  ];
}
