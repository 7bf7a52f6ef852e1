import type { ReactNode } from 'react';

/** The layout of a cell, which its skeleton and its card use too. */
export type ColumnShape = 'text' | 'stack' | 'number' | 'badge' | 'tick' | 'image';

/** A column of a `DataTable`, created by a column function: `textColumn`, `moneyColumn`... */
export interface DataColumn<Row> {
  /** Stable id, used in saved column settings. */
  readonly id: string;
  /** Text of the column head, of the columns menu and of the label in a card. */
  readonly header: string;
  readonly shape: ColumnShape;
  /** The cell as plain text, for accessible names of row controls. */
  readonly text: (row: Row) => string;
  /** The content of the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** The id of the column in the sort state. A column without it is not sortable. */
  readonly sortKey?: string;
  /** Fixed width in pixels. Columns without one share the remaining width. */
  readonly width?: number;
  /** Minimum width in pixels of a column without a fixed width. */
  readonly minWidth: number;
  readonly align: 'start' | 'center' | 'end';
  /** Whether the user may hide the column. */
  readonly isHideable: boolean;
  /** A table that is too narrow hides the columns with the lowest priority first. */
  readonly priority: number;
  /**
   * Whether the column names the record. Its cell contains the link and is the row header and the card title. One per
   * table.
   */
  readonly isPrimary: boolean;
  /** Hides the head visually, for example over photos. Screen readers still read it. */
  readonly isHeaderHidden: boolean;
  /** Name of the value that `cellEditor` edits in place. */
  readonly editKey?: string;
  /** Whether the cell depends only on its record, so that the next page may reuse its elements. */
  readonly isStateless: boolean;
}

/** React key of a cell. Cells with state get a new instance for each record. */
export function cellKey(
  { id, isStateless }: Pick<DataColumn<never>, 'id' | 'isStateless'>,
  row: string,
): string {
  return isStateless ? id : `${id} ${row}`;
}

/** Options of every column function. */
export interface ColumnOptions<Row> {
  readonly id: string;
  readonly header: string;
  readonly sortKey?: string;
  readonly width?: number;
  readonly minWidth?: number;
  readonly align?: DataColumn<Row>['align'];
  readonly isHideable?: boolean;
  /** A narrow table hides the lowest priority first: by default dates (0), texts (1), money and badges (2). */
  readonly priority?: number;
  readonly isPrimary?: boolean;
  readonly isHeaderHidden?: boolean;
  /** Name of the value that `cellEditor` of the table edits in place. */
  readonly editKey?: string;
  /** Replaces the default content of the cell. */
  readonly cell?: (row: Row) => ReactNode;
  /** Declares that a custom `cell` has no state, which makes paging faster. */
  readonly isStateless?: boolean;
}

interface ColumnNature<Row> {
  readonly shape?: ColumnShape;
  readonly text: (row: Row) => string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: DataColumn<Row>['align'];
  readonly minWidth?: number;
  /** Defaults to 1. */
  readonly priority?: number;
  /** Defaults to true. */
  readonly isStateless?: boolean;
}

/** Merges the defaults of a column kind with the caller's options. */
export function makeColumn<Row>(
  options: ColumnOptions<Row>,
  nature: ColumnNature<Row>,
): DataColumn<Row> {
  return {
    id: options.id,
    header: options.header,
    shape: nature.shape ?? 'text',
    text: nature.text,
    cell: options.cell ?? nature.cell,
    sortKey: options.sortKey,
    width: options.width && Math.max(options.width, headWidth(options)),
    minWidth: Math.max(options.minWidth ?? nature.minWidth ?? 108, headWidth(options)),
    align: options.align ?? nature.align ?? 'start',
    isHideable: options.isHideable ?? !options.isPrimary,
    priority: options.priority ?? nature.priority ?? 1,
    isPrimary: options.isPrimary ?? false,
    isHeaderHidden: options.isHeaderHidden ?? false,
    ...(options.editKey !== undefined && { editKey: options.editKey }),
    isStateless: options.isStateless ?? (options.cell ? false : nature.isStateless) ?? true,
  };
}

/** Approximate width of the head on one line with its sort arrow. Heads are long in ru and pl. */
function headWidth({ header, sortKey, isHeaderHidden }: ColumnOptions<never>): number {
  if (isHeaderHidden) return 0;
  return Math.min(220, header.length * 7 + 22 + (sortKey ? 20 : 0));
}
