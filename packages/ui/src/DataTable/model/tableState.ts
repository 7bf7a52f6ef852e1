import { useState } from 'react';

/** One sort key. Several keys sort by the first one, then by the next. */
export interface TableSort {
  /** The `sortKey` of a column. The column may be hidden. */
  readonly id: string;
  readonly desc: boolean;
}

export type Density = 'comfortable' | 'compact';

/** Everything a user can change about a table, as plain data for a URL or a profile. */
export interface TableState {
  readonly sort: readonly TableSort[];
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Hidden columns have `false`. A column that is not listed is visible. */
  readonly columnVisibility: Readonly<Record<string, boolean>>;
  /** Column ids in order. Columns that are not listed follow in their default order. */
  readonly columnOrder: readonly string[];
  /** Widths in pixels that the user set. */
  readonly columnSizing: Readonly<Record<string, number>>;
  /** Columns that the table hides, because they do not fit. Written by the table. */
  readonly foldedColumns?: readonly string[];
  readonly columnPinning: { readonly start: readonly string[]; readonly end: readonly string[] };
  readonly density: Density;
  /** Ids of the selected rows, also on other pages. */
  readonly rowSelection: Readonly<Record<string, true>>;
  /**
   * Every row of the list is selected, on all pages; `rowSelection` then has the excluded rows. A host must reset
   * this when it changes search or filters.
   */
  readonly isAllSelected?: boolean;
  /** Ids of the expanded rows. */
  readonly expandedRows?: Readonly<Record<string, true>>;
}

/** Receives the properties of the state that the user has just changed. */
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

/** The part of the state that concerns columns. A reset restores it. */
export const defaultColumnState = {
  columnVisibility: defaultTableState.columnVisibility,
  columnOrder: defaultTableState.columnOrder,
  columnSizing: defaultTableState.columnSizing,
  columnPinning: defaultTableState.columnPinning,
} satisfies Partial<TableState>;

/**
 * The state of a table. The caller controls the properties in `given`; the table manages the others and starts with
 * the defaults.
 */
export function useTableState<State extends object>(
  defaults: State,
  initial: Partial<State> | undefined,
  onChange: ((change: Partial<State>) => void) | undefined,
): readonly [state: State, change: (change: Partial<State>) => void] {
  const [own, setOwn] = useState(defaults);
  const change = (patch: Partial<State>) => {
    setOwn((previous) => ({ ...previous, ...patch }));
    onChange?.(patch);
  };
  return [initial ? { ...own, ...initial } : own, change];
}
