import { Thumbnail, type ThumbnailImage } from '../../primitives/Thumbnail.tsx';
import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface ImageColumnOptions<Row> extends ColumnOptions<Row> {
  /** Null shows a placeholder. */
  readonly value: (row: Row) => ThumbnailImage | null | undefined;
}

/** A lazily loaded thumbnail. */
export function imageColumn<Row>(options: ImageColumnOptions<Row>): DataColumn<Row> {
  const { value } = options;
  return makeColumn(
    { width: 60, isHeaderHidden: true, ...options },
    {
      shape: 'image',
      text: (row) => value(row)?.alt ?? '',
      cell: (row) => <Thumbnail image={value(row)} />,
    },
  );
}
