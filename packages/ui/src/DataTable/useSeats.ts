import { useLayoutEffect, useMemo, useRef } from 'react';

/** Which key each row's elements have, by the row's id. */
type Seats = ReadonlyMap<string, number>;

/**
 * Keys of rows by their id. When all rows have changed - another page, another search - the new ones take
 * over the elements of the old in their places, and only what differs is written: several times quicker than
 * making them anew. While some rows stay, each keeps its own, so that what has the focus stays with its record.
 */
export function useSeats(rows: readonly { readonly id: string }[]): Seats {
  const shown = useRef<Seats>(noSeats);
  const seats = useMemo(() => seatsOf(rows, shown.current), [rows]);
  // In an effect: a draft that React drops must not count as shown.
  useLayoutEffect(() => {
    shown.current = seats;
  }, [seats]);
  return seats;
}

/** The seats of `rows` after those of `before`. */
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
