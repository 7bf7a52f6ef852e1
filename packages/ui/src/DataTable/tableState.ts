/** One key of the order; several order by the first, then by the next. */
export interface TableSort {
  /** The `sortKey` of a column; need not belong to a column that is shown. */
  readonly id: string;
  readonly desc: boolean;
}

export type Density = 'comfortable' | 'compact';

/** Everything a reader can change about a table, as plain data fit for an address or a profile. */
export interface TableState {
  readonly sort: readonly TableSort[];
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Columns that are hidden read `false`; a column that is not named is shown. */
  readonly columnVisibility: Readonly<Record<string, boolean>>;
  /** Column ids in order; columns that are not named follow in their own order. */
  readonly columnOrder: readonly string[];
  /** Widths in pixels that the reader chose. */
  readonly columnSizing: Readonly<Record<string, number>>;
  readonly columnPinning: { readonly start: readonly string[]; readonly end: readonly string[] };
  readonly density: Density;
  /** Ids of the chosen rows, on other pages too. */
  readonly rowSelection: Readonly<Record<string, true>>;
  /**
   * Every row of the list is chosen, those of other pages too; `rowSelection` then names the rows that
   * are not. A host that changes its search or filters takes this back.
   */
  readonly isAllSelected?: boolean;
  /** Ids of the rows whose detail is open. */
  readonly expandedRows?: Readonly<Record<string, true>>;
}

/** Hands over the parts of the state that the reader has just changed, and no others. */
export type TableStateChange = (change: Partial<TableState>) => void;

export const defaultTableState: TableState = {
  sort: [],
  page: 1,
  perPage: 25,
  columnVisibility: {},
  columnOrder: [],
  columnSizing: {},
  columnPinning: { start: [], end: [] },
  density: 'comfortable',
  rowSelection: {},
};

/** The part of the state that says how columns stand: what a reset puts back. */
export const defaultColumnState = {
  columnVisibility: defaultTableState.columnVisibility,
  columnOrder: defaultTableState.columnOrder,
  columnSizing: defaultTableState.columnSizing,
  columnPinning: defaultTableState.columnPinning,
} satisfies Partial<TableState>;
