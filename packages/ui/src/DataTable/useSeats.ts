import { useLayoutEffect, useMemo, useRef } from 'react';

/** The key of each row's elements, by row id. */
type Seats = ReadonlyMap<string, number>;

/**
 * Stable keys of rows by their id. When all rows have changed (another page, another search), the new rows reuse the
 * elements at their positions and only differences are written. That is several times faster than creating new
 * elements. While some rows stay, each keeps its key, so that the focus stays with its record.
 */
export function useSeats(rows: readonly { readonly id: string }[]): Seats {
  const shown = useRef<Seats>(noSeats);
  const seats = useMemo(() => seatsOf(rows, shown.current), [rows]);
  // In an effect, because a render that React discards must not count as shown.
  useLayoutEffect(() => {
    shown.current = seats;
  }, [seats]);
  return seats;
}

/** The seats of `rows`, given the previous seats `before`. */
export function seatsOf(rows: readonly { readonly id: string }[], before: Seats): Seats {
  const isTurned = !rows.some(({ id }) => before.has(id));
  const taken = [...before.values()];
  let last = Math.max(-1, ...taken);
  const seatAt = (index: number) => (isTurned ? taken[index] : undefined);
  return new Map(
    rows.map(({ id }, index) => {
      const seat = before.get(id) ?? seatAt(index) ?? last + 1;
      last = Math.max(last, seat);
      return [id, seat];
    }),
  );
}

const noSeats: Seats = new Map();
