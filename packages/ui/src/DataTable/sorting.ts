import type { TableSort } from './tableState.ts';

/** How the table is ordered by this key. */
export function directionOf(
  sort: readonly TableSort[],
  key: string,
): 'ascending' | 'descending' | 'none' {
  const found = sort.find((one) => one.id === key);
  if (!found) return 'none';
  return found.desc ? 'descending' : 'ascending';
}

/**
 * The order after a press on a column head: ascending, descending, then the list's own order again.
 * With `isAdded` the key joins the others (or turns, or leaves) and keeps its place among them.
 */
export function nextSort(
  sort: readonly TableSort[],
  key: string,
  isAdded: boolean,
): readonly TableSort[] {
  const current = sort.find((one) => one.id === key);
  const next = current?.desc ? undefined : { id: key, desc: current !== undefined };
  if (!isAdded) return next ? [next] : [];
  if (!next) return sort.filter((one) => one.id !== key);
  return current ? sort.map((one) => (one.id === key ? next : one)) : [...sort, next];
}
