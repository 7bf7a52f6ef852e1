import { useEffect, useRef, useState } from 'react';
import { useIsReturn } from '../navigation/listTrail.ts';
import type { ListController } from './useList.ts';

/** Focuses a row of the list by its position on the page. */
export function focusRow(index: number): void {
  document.querySelector<HTMLElement>(`main [data-row="${index}"]`)?.focus();
}

/**
 * Returns a function that focuses the first row as soon as the list shows the results of a search;
 * undefined cancels it.
 */
export function useEnterRows(
  list: Partial<Pick<ListController, 'status' | 'rows'>> & {
    readonly state: Pick<ListController['state'], 'search'>;
  },
): (search: string | undefined) => void {
  const wanted = useRef<string>(undefined);
  const { status, state, rows } = list;
  const enter = () => {
    if (wanted.current !== state.search || status !== 'ready') return;
    wanted.current = undefined;
    focusRow(0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results change
  useEffect(enter, [status, state.search, rows]);
  return (search) => {
    wanted.current = search;
    enter();
  };
}

/** The record that had the focus last in each list. */
const focused = new Map<string, number>();

/**
 * Focuses the row of a closed record when the user returns to its list (P-SHELL-3). Returns a
 * function that stores the focused row.
 */
export function useReturnToRow(
  subject: string,
  rows: ListController['rows'],
): (row: { readonly id: number }) => void {
  const isReturn = useIsReturn();
  const [id] = useState(() => (isReturn ? focused.get(subject) : undefined));
  const isDone = useRef(id === undefined);
  useEffect(() => {
    if (!rows || isDone.current) return;
    isDone.current = true;
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0 && !document.querySelector('dialog[open]')) focusRow(index);
  }, [rows, id]);
  return (row) => focused.set(subject, row.id);
}
