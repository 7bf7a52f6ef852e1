import type { ReactNode } from 'react';
import { type ColumnOptions, type ColumnShape, type DataColumn, makeColumn } from '../column.ts';

interface CustomColumnOptions<Row> extends ColumnOptions<Row> {
  /** The cell as plain text, for those who do not see it. */
  readonly value: (row: Row) => string;
  readonly cell: (row: Row) => ReactNode;
  /** The nearest known form, for the skeleton. */
  readonly shape?: ColumnShape;
}

/** A cell of the caller's own making. */
export function customColumn<Row>(options: CustomColumnOptions<Row>): DataColumn<Row> {
  return makeColumn(options, { shape: options.shape, text: options.value, cell: options.cell });
}
