import { useLayoutEffect, useMemo, useRef } from 'react';

/** The key of each row's elements, by row id. */
type RowKeys = ReadonlyMap<string, number>;

/**
 * Stable keys of rows by their id. When all rows have changed (another page, another search), the new rows reuse the
 * elements at their positions and only differences are written. That is several times faster than creating new
 * elements. While some rows stay, each keeps its key, so that the focus stays with its record.
 */
export function useRowKeys(rows: readonly { readonly id: string }[]): RowKeys {
  const shown = useRef<RowKeys>(noRowKeys);
  const keys = useMemo(() => buildRowKeys(rows, shown.current), [rows]);
  // In an effect, because a render that React discards must not count as shown.
  useLayoutEffect(() => {
    shown.current = keys;
  }, [keys]);
  return keys;
}

/** The keys of `rows`, given the previous keys `before`. */
export function buildRowKeys(rows: readonly { readonly id: string }[], before: RowKeys): RowKeys {
  const isTurned = !rows.some(({ id }) => before.has(id));
  const taken = [...before.values()];
  let last = Math.max(-1, ...taken);
  const keyAt = (index: number) => (isTurned ? taken[index] : undefined);
  return new Map(
    rows.map(({ id }, index) => {
      const key = before.get(id) ?? keyAt(index) ?? last + 1;
      last = Math.max(last, key);
      return [id, key];
    }),
  );
}

const noRowKeys: RowKeys = new Map();
