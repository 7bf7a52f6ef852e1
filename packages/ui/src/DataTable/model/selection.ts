import type { RowSelectionState } from '@tanstack/react-table';
import type { TableState } from './tableState.ts';

type Ids = TableState['rowSelection'];
type Selection = Pick<TableState, 'rowSelection' | 'isAllSelected'>;

/**
 * The selection as TanStack defines it. While all rows are selected, these are the rows of the page that are not
 * excluded.
 */
export function toRowSelection(
  { rowSelection, isAllSelected }: Selection,
  page: readonly string[],
): RowSelectionState {
  return isAllSelected ? buildSelection(page.filter((id) => !(id in rowSelection))) : rowSelection;
}

/** The reverse of `toRowSelection`. Excluded rows of other pages stay excluded. */
export function fromRowSelection(
  selected: RowSelectionState,
  { rowSelection, isAllSelected }: Selection,
  page: readonly string[],
): Ids {
  if (!isAllSelected) return trueIds(selected);
  const others = Object.keys(rowSelection).filter((id) => !page.includes(id));
  return buildSelection([...others, ...page.filter((id) => !selected[id])]);
}

/** The ids with the value `true`. */
export function trueIds(ids: Readonly<Record<string, boolean>>): Ids {
  return buildSelection(Object.keys(ids).filter((id) => ids[id]));
}

function buildSelection(ids: readonly string[]): Record<string, true> {
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}

/** Number of selected rows in a list of `total` rows. */
export function chosenCount({ rowSelection, isAllSelected }: Selection, total: number): number {
  const named = Object.keys(rowSelection).length;
  return isAllSelected ? total - named : named;
}

export const noRowsChosen = {
  rowSelection: {},
  isAllSelected: false,
} satisfies Partial<TableState>;
