import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  axisAround,
  dateAt,
  day,
  localTime,
  momentAt,
  type Scale,
  type Span,
  scaleOptions,
} from '../../../domain/rental/timeScale.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import type { Machine } from '../bookings.ts';
import type { CalendarAddress } from '../useCalendarAddress.ts';
import type { CalendarLines } from './calendarLines.ts';

/** Height of the sticky head with the labels of the time, in pixels. */
export const headHeight = 56;
/** Height of the head of a category. */
export const groupHeight = 44;
export const laneHeight = 30;
/** Two lines of a name and one below fit. */
export const rowPadding = 20;

/** The number of rows and the heights of those that need several lanes. */
export interface RowLayout {
  /** Equal for equal layouts. */
  readonly key: string;
  readonly count: number;
  readonly heights: ReadonlyMap<number, number>;
}

export function rowLayout(
  { key, count, heads }: Pick<CalendarLines, 'key' | 'count' | 'heads'>,
  machines: ReadonlyMap<number, Machine>,
): RowLayout {
  const high = [...machines].filter(([, { lanes }]) => lanes > 1);
  const several = high.map(([index, { lanes }]) => [index, rowHeight(lanes)] as const);
  const heights = new Map([...heads.map((index) => [index, groupHeight] as const), ...several]);
  return { key: `${key} ${several.join(' ')}`, count, heights };
}

/** The height of a row whose bookings need this many lanes. */
export function rowHeight(lanes: number): number {
  return rowPadding + lanes * laneHeight;
}

/** Bars are rendered for multiples of this width, so that a scrolled pixel renders nothing again. */
const stepWidth = 640;
/** How long the user pauses before the URL gets the new date, in milliseconds. */
const scrollPause = 250;

interface TimelineScrollOptions {
  readonly calendar: CalendarAddress;
  readonly now: number;
  readonly labelWidth: number;
  /** The width of the column at the end, which stays in view too. */
  readonly usedWidth: number;
  readonly layout: RowLayout;
}

export interface TimelineScroll {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The rendered part of the time. */
  readonly span: Span;
  /** The rendered rows. */
  readonly rows: {
    readonly items: readonly { readonly index: number; readonly start: number }[];
    readonly first: number;
    readonly last: number;
  };
  /** Width of the whole time in pixels, and height of all rows with the head. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds per pixel. */
  readonly unit: number;
  /** The distance of a moment from the start of the axis, in pixels. */
  readonly toX: (at: number) => number;
  /** Scrolls until the row and the moment are in view. */
  readonly reveal: (row: number, at?: number) => void;
  /** The row at a position of the pointer; undefined beside the rows. */
  readonly rowAt: (clientY: number) => number | undefined;
  readonly rowTop: (row: number) => number | undefined;
}

/** Scrolling of the calendar: what is in view, and the date of the URL, which follows it. */
export function useTimelineScroll(options: TimelineScrollOptions): TimelineScroll {
  const { calendar, now, labelWidth, usedWidth, layout } = options;
  const { scale, start } = calendar;
  const { unit } = scaleOptions[scale];
  const frame = useRef<HTMLDivElement>(null);
  const axis = useAxis(now, start);
  const width = Math.round((axis.end - axis.start) / unit);
  const toX = useCallback((at: number) => Math.round((at - axis.start) / unit), [axis, unit]);

  const estimateSize = useCallback(
    (index: number) => layout.heights.get(index) ?? rowHeight(1),
    [layout],
  );
  const getScrollElement = useCallback(() => frame.current, []);
  const rows = useVirtualizer({
    count: layout.count,
    getScrollElement,
    estimateSize,
    overscan: 6,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    useFlushSync: false,
  });
  const steps = useVirtualizer({
    horizontal: true,
    count: Math.ceil(width / stepWidth),
    getScrollElement,
    estimateSize: stepSize,
    overscan: 1,
    paddingStart: labelWidth,
    initialOffset: () => toX(start),
    useFlushSync: false,
  });
  // Heights that the rows have already are replaced only on request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights are the reason
  useLayoutEffect(() => rows.measure(), [rows, layout.key]);

  useDateOfScroll({ calendar, frame, axis, toX });

  const items = rows.getVirtualItems();
  const visible = steps.getVirtualItems();
  const firstStep = visible[0]?.index ?? Math.floor(toX(start) / stepWidth);
  const lastStep = visible.at(-1)?.index ?? firstStep + 3;
  const span = useMemo(
    () => ({
      start: axis.start + firstStep * stepWidth * unit,
      end: axis.start + (lastStep + 1) * stepWidth * unit,
    }),
    [axis, unit, firstStep, lastStep],
  );
  return {
    frame,
    span,
    rows: { items, first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 },
    width,
    height: rows.getTotalSize(),
    unit,
    toX,
    reveal: (row, at) => {
      rows.scrollToIndex(row, { align: 'auto' });
      const box = frame.current;
      if (!box || at === undefined) return;
      const [left, right] = [
        box.scrollLeft,
        box.scrollLeft + box.clientWidth - labelWidth - usedWidth,
      ];
      const x = toX(at);
      if (x < left || x > right - revealMargin) box.scrollLeft = Math.max(0, x - revealMargin);
    },
    rowAt: (clientY) => {
      const box = frame.current?.getBoundingClientRect();
      const offset = clientY - (box?.top ?? 0) + (frame.current?.scrollTop ?? 0);
      return offset < headHeight ? undefined : rows.getVirtualItemForOffset(offset)?.index;
    },
    rowTop: (row) => items.find(({ index }) => index === row)?.start,
  };
}

const stepSize = () => stepWidth;
/** The distance of a revealed booking from the left edge, in pixels. */
const revealMargin = 80;

/** The ends of the time axis. They stay until a date beyond them is requested. */
function useAxis(now: number, start: number): Span {
  const [axis, setAxis] = useState(() => axisAround(now, start));
  const isWithin = start >= axis.start && start < axis.end - 60 * day;
  if (isWithin) return axis;
  const next = axisAround(now, start);
  setAxis(next);
  return next;
}

interface DateOptions {
  readonly calendar: CalendarAddress;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly axis: Span;
  readonly toX: (at: number) => number;
}

/** Scrolls to the date of the URL, and writes the date that the user scrolls to into it. */
function useDateOfScroll({ calendar, frame, axis, toX }: DateOptions): void {
  const { scale, start, follow } = calendar;
  const timeZone = useTimeZone();
  const shown = useRef<{ readonly start: number; readonly toX: DateOptions['toX'] }>(undefined);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || (shown.current?.start === start && shown.current.toX === toX)) return;
    shown.current = { start, toX };
    box.scrollLeft = toX(start);
  }, [frame, start, toX]);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      const { unit } = scaleOptions[scale];
      const edge = edgeAt(axis.start + box.scrollLeft * unit, scale, timeZone);
      if (shown.current === undefined || Math.abs(edge - shown.current.start) < unit) return;
      shown.current = { start: edge, toX };
      follow({ start: edge });
    };
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(store, scrollPause);
    };
    box.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('scroll', handleScroll);
    };
  }, [frame, axis, scale, timeZone, toX, follow]);
}

/** The moment that the URL has for a left edge: a day, or a minute of it. */
function edgeAt(at: number, scale: Scale, timeZone: string): number {
  const isDay = scaleOptions[scale].columns === 'day';
  return momentAt(isDay ? dateAt(at, timeZone) : localTime(at, timeZone), timeZone) ?? at;
}
