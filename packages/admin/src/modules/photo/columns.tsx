import type { PhotoRow } from '@rentyard/contract/photo';
import {
  badgeColumn,
  type DataColumn,
  dateColumn,
  imageColumn,
  numberColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import type { ColumnTools } from '../../records/list/columns.ts';
import { kilobytes } from './kilobytes.ts';

export function photoColumns({ t, label, format }: ColumnTools): readonly DataColumn<PhotoRow>[] {
  return [
    imageColumn({ id: 'image', header: label('image'), value: (row) => row }),
    textColumn({
      id: 'file_name',
      header: label('file_name'),
      sortKey: 'file_name',
      isPrimary: true,
      minWidth: 200,
      value: (row) => row.file_name,
    }),
    textColumn({
      id: 'alt',
      header: label('alt'),
      minWidth: 180,
      value: (row) => row.alt,
      fallback: (row) => row.fallbacks?.alt,
    }),
    badgeColumn({
      id: 'is_used',
      header: label('is_used'),
      value: (row) => (row.is_used ? '' : t('photos.unused')),
    }),
    textColumn({
      id: 'width',
      header: t('photos.dimensions'),
      value: (row) => `${row.width} × ${row.height}`,
    }),
    numberColumn({
      id: 'size',
      header: label('size'),
      sortKey: 'size',
      value: (row) => row.size,
      format: (bytes) => kilobytes(bytes, t, format),
    }),
    dateColumn({
      id: 'created_at',
      header: label('created_at'),
      sortKey: 'created_at',
      value: (row) => row.created_at,
      format: format.relative,
      title: format.exactMoment,
    }),
    textColumn({
      id: 'uploaded_by',
      header: label('uploaded_by'),
      value: (row) => row.uploaded_by?.name,
    }),
  ];
}
