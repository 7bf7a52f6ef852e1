import type { TableState } from './tableState.ts';

type Selection = TableState['rowSelection'];
type Chosen = Pick<TableState, 'rowSelection' | 'isAllSelected'>;

export function isChosen({ rowSelection, isAllSelected = false }: Chosen, id: string): boolean {
  return id in rowSelection !== isAllSelected;
}

/** How many rows of a list of `total` are chosen. */
export function chosenCount({ rowSelection, isAllSelected }: Chosen, total: number): number {
  const named = Object.keys(rowSelection).length;
  return isAllSelected ? total - named : named;
}

/** The ids with this one taken in, or out. */
export function toggled(ids: Selection = {}, id: string): Selection {
  return withRows(ids, [id], !(id in ids));
}

/** Marks or unmarks these rows and leaves all others as they are. */
export function withRows(
  selection: Selection,
  ids: readonly string[],
  isSelected: boolean,
): Selection {
  const next: Record<string, true> = { ...selection };
  for (const id of ids) {
    if (isSelected) next[id] = true;
    else delete next[id];
  }
  return next;
}

/** The ids from one row to another, both included, whichever stands first; only `to` without the other. */
export function rangeOf(
  ids: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Whether all, some or none of the page's rows are chosen. */
export function pageChoice(state: Chosen, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => isChosen(state, id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The change that chooses the whole page, or leaves it when it is chosen. */
export function togglePage(state: Chosen, ids: readonly string[]): Partial<TableState> {
  if (state.isAllSelected) return noRowsChosen;
  return { rowSelection: withRows(state.rowSelection, ids, pageChoice(state, ids) !== 'all') };
}

export const noRowsChosen = {
  rowSelection: {},
  isAllSelected: false,
} satisfies Partial<TableState>;
