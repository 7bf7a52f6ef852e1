import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { changedHere } from '../../../services/api/changedHere.ts';

interface Identified {
  readonly id: number;
}

interface Held<Row> {
  readonly key: string | undefined;
  readonly loaded: readonly Row[] | undefined;
  readonly shown: readonly Row[] | undefined;
  readonly changed: ReadonlySet<number>;
}

export interface HeldRows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** The number of rows that are not in the position of the sort order, or no longer match the filters. */
  readonly displaced: number;
  /** Shows the rows as they were last loaded. */
  readonly release: () => void;
}

/**
 * Rows that were changed in this tab keep their positions when the list is loaded again after the change, until the
 * user requests other rows: a row must not move away under the hand that edits it. `key` identifies the query of the
 * rows; undefined while those of another query are shown until the requested ones arrive.
 */
export function useHeldRows<Row extends Identified>(
  resource: string,
  key: string | undefined,
  loaded: readonly Row[] | undefined,
): HeldRows<Row> {
  const changed = useSyncExternalStore(changedHere.subscribe, () => changedHere.idsOf(resource));
  const [held, setHeld] = useState<Held<Row>>({ key, loaded, shown: loaded, changed });
  // Changes before the list was opened do not matter.
  useEffect(() => changedHere.clear(resource), [resource]);
  let current = held;
  const isOther = held.key !== key || held.loaded !== loaded || held.changed !== changed;
  if (isOther && (key !== undefined || held.shown === undefined)) {
    const isSameList = held.key === key && held.shown !== undefined && loaded !== undefined;
    const shown = isSameList ? arrangeRows(held.shown, loaded, changed) : loaded;
    current = { key, loaded, shown, changed };
    setHeld(current);
    // Other rows were requested, so the changes before have served.
    if (held.key !== key && changed.size > 0) queueMicrotask(() => changedHere.clear(resource));
  }
  const release = useCallback(() => changedHere.clear(resource), [resource]);
  return { rows: current.shown, displaced: countDisplaced(current), release };
}

/** The loaded rows in the positions of the shown ones, if a changed row is among them. */
export function arrangeRows<Row extends Identified>(
  shown: readonly Row[],
  loaded: readonly Row[],
  changed: ReadonlySet<number>,
): readonly Row[] {
  if (!shown.some(({ id }) => changed.has(id))) return loaded;
  const now = new Map(loaded.map((row) => [row.id, row]));
  // A changed row that the response lacks has moved to another page or no longer matches.
  const held = shown.flatMap((row) => now.get(row.id) ?? (changed.has(row.id) ? [row] : []));
  const known = new Set(held.map(({ id }) => id));
  const room = Math.max(0, loaded.length - held.length);
  return [...held, ...loaded.filter(({ id }) => !known.has(id)).slice(0, room)];
}

function countDisplaced<Row extends Identified>({ shown, loaded, changed }: Held<Row>): number {
  if (!shown || !loaded || shown === loaded) return 0;
  const positions = new Map(loaded.map(({ id }, at) => [id, at]));
  return shown.filter(({ id }, at) => changed.has(id) && positions.get(id) !== at).length;
}
