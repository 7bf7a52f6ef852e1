import type { ReactNode } from 'react';

/** The form a cell has, which its skeleton and its card take over. */
export type ColumnShape = 'text' | 'stack' | 'number' | 'badge' | 'image';

/** A column of a `DataTable`, made by one of the column functions: `textColumn`, `moneyColumn`... */
export interface DataColumn<Row> {
  /** Stable id, used in saved column settings. */
  readonly id: string;
  /** Words of the head, of the columns menu and of a card's label. */
  readonly header: string;
  readonly shape: ColumnShape;
  /** The cell as plain text: names the controls of a row after it. */
  readonly text: (row: Row) => string;
  /** What the cell shows. */
  readonly cell: (row: Row) => ReactNode;
  /** What the sort state calls this column; a column without it cannot be sorted by. */
  readonly sortKey?: string;
  /** Fixed width in pixels. Columns without one share the room that is left. */
  readonly width?: number;
  /** Least width in pixels of a column that shares the room. */
  readonly minWidth: number;
  readonly align: 'start' | 'center' | 'end';
  /** Whether the reader may hide it. */
  readonly isHideable: boolean;
  /** Names the record: carries its link, heads its row and its card. One per table. */
  readonly isPrimary: boolean;
  /** Keeps the head silent to the eye, as over photos; it is still read out. */
  readonly isHeaderHidden: boolean;
  /** Whether a cell shows its record and nothing else, so that the next page may reuse its elements. */
  readonly isStateless: boolean;
}

/** React's key of a cell. Cells with state get a new instance for each record. */
export function cellKey(
  { id, isStateless }: Pick<DataColumn<never>, 'id' | 'isStateless'>,
  row: string,
): string {
  return isStateless ? id : `${id} ${row}`;
}

/** What every column function takes. */
export interface ColumnOptions<Row> {
  readonly id: string;
  readonly header: string;
  readonly sortKey?: string;
  readonly width?: number;
  readonly minWidth?: number;
  readonly align?: DataColumn<Row>['align'];
  readonly isHideable?: boolean;
  readonly isPrimary?: boolean;
  readonly isHeaderHidden?: boolean;
  /** Replaces the default content of the cell. */
  readonly cell?: (row: Row) => ReactNode;
  /** Declares that a replaced `cell` has no state, which makes paging faster. */
  readonly isStateless?: boolean;
}

interface ColumnNature<Row> {
  readonly shape?: ColumnShape;
  readonly text: (row: Row) => string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: DataColumn<Row>['align'];
  readonly minWidth?: number;
  /** True unless given. */
  readonly isStateless?: boolean;
}

/** Merges the defaults of a kind of column with the caller's options. */
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
    width: options.width,
    minWidth: Math.max(options.minWidth ?? nature.minWidth ?? 108, headWidth(options)),
    align: options.align ?? nature.align ?? 'start',
    isHideable: options.isHideable ?? !options.isPrimary,
    isPrimary: options.isPrimary ?? false,
    isHeaderHidden: options.isHeaderHidden ?? false,
    isStateless: options.isStateless ?? (options.cell ? false : nature.isStateless) ?? true,
  };
}

/** About what the words of a head need on one line with the arrow of the order: long in ru and pl. */
function headWidth({ header, sortKey, isHeaderHidden }: ColumnOptions<never>): number {
  if (isHeaderHidden) return 0;
  return Math.min(180, Math.ceil(header.length * 6.6) + 22 + (sortKey ? 20 : 0));
}
