import type { TableState } from './tableState.ts';

type Selection = TableState['rowSelection'];

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
export function pageSelection(
  selection: Selection,
  ids: readonly string[],
): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => selection[id]).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
