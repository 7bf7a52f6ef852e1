import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Booking, Machine } from '../bookings.ts';
import type { CalendarLines } from '../scroll/calendarLines.ts';
import type { TimelineScroll } from '../scroll/useTimelineScroll.ts';

interface Cell {
  readonly row: number;
  /** The key of a booking; undefined for the name of the machine or of the category. */
  readonly key: string | undefined;
}

interface CellProps {
  readonly tabIndex: number;
  readonly 'data-cell': string;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface BookingFocus {
  /** Props of the element that can be focused: a booking, or the name of a machine or of a category. */
  readonly cell: (row: number, booking: Booking | undefined) => CellProps;
  readonly handleKey: (event: KeyboardEvent<HTMLElement>) => void;
}

interface FocusOptions {
  readonly machines: ReadonlyMap<number, Machine>;
  readonly scroll: TimelineScroll;
  readonly lines: CalendarLines;
}

/**
 * One tab stop for the calendar. Arrows lead to the previous and the next booking of the machine, and to
 * the booking at the same time of the machines above and below.
 */
export function useBookingFocus({ machines, scroll, lines }: FocusOptions): BookingFocus {
  const [current, setCurrent] = useState<Cell>({ row: 0, key: undefined });
  // The time at which the user goes up and down.
  const time = useRef<number>(undefined);
  const pending = useRef<Cell>(undefined);
  useLayoutEffect(() => {
    // The element may be rendered some renders after the scrolling.
    if (!pending.current) return;
    const { row, key } = pending.current;
    const id = CSS.escape(cellId(row, key));
    const element = scroll.frame.current?.querySelector<HTMLElement>(`[data-cell="${id}"]`);
    if (!element) return;
    pending.current = undefined;
    element.focus({ preventScroll: true });
  });

  const { rows } = scroll;
  const isHead = (row: number) => lines.find(row)?.at === undefined;
  const isRendered =
    current.row >= rows.first &&
    current.row <= rows.last &&
    (machines.has(current.row) || isHead(current.row));
  const tabStop = isRendered ? current : { row: rows.first, key: undefined };
  const go = (row: number, booking: Booking | undefined) => {
    pending.current = { row, key: booking?.key };
    setCurrent(pending.current);
    scroll.reveal(row, booking?.start);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const bookings = machines.get(current.row)?.bookings ?? [];
    const at = bookings.findIndex((one) => one.key === current.key);
    const vertical = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 }[key];
    if (vertical) {
      const row = Math.min(lines.count - 1, Math.max(0, current.row + vertical));
      const others = machines.get(row)?.bookings ?? [];
      // The head of a category is passed on the way between bookings.
      const from = bookings[at]?.start ?? (isHead(current.row) ? time.current : undefined);
      go(row, from === undefined ? undefined : nearest(others, time.current ?? from));
    } else if (key === 'ArrowRight' && at + 1 < bookings.length) {
      go(current.row, bookings[at + 1]);
    } else if (key === 'ArrowLeft' && at >= 0) {
      go(current.row, bookings[at - 1]);
    } else if (key === 'Home' && at >= 0) {
      go(current.row, undefined);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    cell: (row, booking) => ({
      tabIndex: tabStop.row === row && tabStop.key === booking?.key ? 0 : -1,
      'data-cell': cellId(row, booking?.key),
      onFocus: () => {
        if (booking || !isHead(row)) time.current = booking?.start;
        if (current.row !== row || current.key !== booking?.key) {
          setCurrent({ row, key: booking?.key });
        }
      },
      onKeyDown: handleKey,
    }),
    handleKey,
  };
}

function cellId(row: number, key: string | undefined): string {
  return `${row}/${key ?? 'machine'}`;
}

function nearest(bookings: readonly Booking[], time: number): Booking | undefined {
  return bookings.toSorted((one, other) => distance(one, time) - distance(other, time))[0];
}

function distance({ start, until }: Booking, time: number): number {
  if (time >= start && time < until) return 0;
  return Math.min(Math.abs(start - time), Math.abs(until - time));
}
