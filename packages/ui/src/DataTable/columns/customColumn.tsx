import type { ReactNode } from 'react';
import { type ColumnOptions, type ColumnShape, type DataColumn, makeColumn } from '../column.ts';

interface CustomColumnOptions<Row> extends ColumnOptions<Row> {
  /** The cell as plain text, for screen readers. */
  readonly value: (row: Row) => string;
  readonly cell: (row: Row) => ReactNode;
  /** The most similar layout, for the skeleton. */
  readonly shape?: ColumnShape;
}

/** A column with custom cell content. */
export function customColumn<Row>(options: CustomColumnOptions<Row>): DataColumn<Row> {
  return makeColumn(options, { shape: options.shape, text: options.value, cell: options.cell });
}
