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

interface SortPress {
  /** The order in force, the list's own order when nobody has chosen one. */
  readonly sort: readonly TableSort[];
  readonly key: string;
  /** Whether the key joins the others (or turns, or leaves) in its place among them. */
  readonly isAdded: boolean;
  /** The order that an empty one stands for. */
  readonly defaultSort: readonly TableSort[];
}

/**
 * The order after a press on a column head: ascending, descending, then the list's own order again.
 * A key of the own order turns between the two, since leaving it would bring it back.
 */
export function nextSort({ sort, key, isAdded, defaultSort }: SortPress): readonly TableSort[] {
  const current = sort.find((one) => one.id === key);
  const mayLeave = isAdded ? sort.length > 1 : directionOf(defaultSort, key) === 'none';
  const next = current?.desc && mayLeave ? undefined : { id: key, desc: current?.desc === false };
  if (!isAdded) return next ? [next] : [];
  if (!next) return sort.filter((one) => one.id !== key);
  return current ? sort.map((one) => (one.id === key ? next : one)) : [...sort, next];
}
