import { isComposing } from '@rentyard/ui/isComposing';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { moveBy, type Scale, scaleOptions } from '../../../domain/rental/timeScale.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { type Booking, findConflicts, type Machine } from '../bookings.ts';
import type { TimelineScroll } from '../scroll/useTimelineScroll.ts';
import { useBookingTexts } from '../useBookingTexts.ts';
import { earliestEnd, type PermittedChanges, usePermittedChanges } from './usePermittedChanges.ts';
import { type ChangeMode, useSaveChange, type WantedChange } from './useSaveChange.ts';

interface Target {
  readonly booking: Booking;
  /** Index of the machine. */
  readonly index: number;
}

/** A booking that is being moved or extended: its new time and machine. */
export interface BookingChange extends WantedChange, Target {
  /** What it would collide with there. */
  readonly conflicts: readonly Booking[];
  readonly isSaving: boolean;
}

export interface BookingChanges extends PermittedChanges {
  readonly current: BookingChange | undefined;
  readonly handlers: {
    /** Starts with a pressed mouse button; the distance until its release is the change. */
    readonly drag: (
      event: PointerEvent<HTMLElement>,
      target: Target & { mode: ChangeMode },
    ) => void;
    /** A drag does not open the record. */
    readonly click: (event: MouseEvent<HTMLElement>) => void;
    /** M moves and E extends with the arrows; Enter saves, Escape restores. True if it used the key. */
    readonly key: (event: KeyboardEvent<HTMLElement>, target: Target) => boolean;
  };
  /** For screen readers. */
  readonly announcement: string;
}

interface ChangeOptions {
  readonly machines: ReadonlyMap<number, Machine>;
  readonly scale: Scale;
  readonly timeZone: string;
  readonly scroll: TimelineScroll;
  /** The next line of a machine above or below. */
  readonly machineBeside: (row: number, step: 1 | -1) => number;
}

/** Moves below this are the hand of somebody who presses, in pixels. */
const dragThreshold = 4;

/** Moving and extending bookings by mouse and by keyboard. */
export function useBookingChange(options: ChangeOptions): BookingChanges {
  const { machines, scale, timeZone, scroll, machineBeside } = options;
  const t = useT();
  const texts = useBookingTexts();
  const may = usePermittedChanges();
  const [current, setCurrent] = useState<BookingChange>();
  const [announcement, setAnnouncement] = useState('');
  const save = useSaveChange();

  /** The change to a time at this distance, on this machine. */
  const changed = (target: Target & { mode: ChangeMode }, distance: number, row = target.index) => {
    const { booking, index, mode } = target;
    const from = machines.get(index);
    // A row that has not loaded yet cannot show conflicts.
    const machine = machines.get(mode === 'move' ? row : index) ?? from;
    if (!from || !machine) return undefined;
    const end = moveBy(booking.end, distance, scale, timeZone);
    const span =
      mode === 'move'
        ? { start: moveBy(booking.start, distance, scale, timeZone), end }
        : { start: booking.start, end: Math.max(end, earliestEnd(booking)) };
    const quantity = booking.order?.quantity ?? 1;
    const isBlocked = booking.blocked !== undefined;
    const conflicts = findConflicts(machine, { ...span, key: booking.key, quantity, isBlocked });
    const at = machine === from ? index : row;
    return { booking, index: at, mode, from, machine, ...span, conflicts, isSaving: false };
  };
  const show = (change: BookingChange | undefined) => {
    setCurrent(change);
    if (!change) return;
    const { machine, from, conflicts } = change;
    setAnnouncement(
      [
        ...(machine === from ? [] : [machine.offer.name]),
        texts.period(change),
        ...(conflicts[0] ? [t('calendar.overlaps', { name: texts.holder(conflicts[0]) })] : []),
      ].join(', '),
    );
  };
  const cancel = () => {
    setCurrent(undefined);
    setAnnouncement(t('calendar.restored'));
  };
  const commit = async (change: BookingChange | undefined) => {
    setSteps(undefined);
    if (!change || isUnchanged(change)) return cancel();
    setCurrent({ ...change, isSaving: true });
    await save.send(change);
    setCurrent(undefined);
  };

  const [steps, setSteps] = useState<KeySteps>();
  const key: BookingChanges['handlers']['key'] = (event, target) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return false;
    const mode = modeOfKey(event.code, target.booking, may);
    const isRunning = steps?.target.booking.key === target.booking.key;
    if (mode && !current?.isSaving) {
      const begun = { target: { ...target, mode }, count: 0, row: target.index };
      setSteps(begun);
      show(changed(begun.target, 0));
    } else if (!isRunning) {
      return false;
    } else if (event.key === 'Escape') {
      setSteps(undefined);
      cancel();
    } else if (event.key === 'Enter') {
      void commit(current);
    } else {
      const next = stepped(steps, event.key, machineBeside);
      if (!next) return false;
      const change = changed(next.target, next.count * scaleOptions[scale].step, next.row);
      if (change) setSteps({ ...next, row: change.index });
      show(change);
      if (change)
        scroll.reveal(change.index, next.target.mode === 'move' ? change.start : change.end);
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  const drag = useDrag({ scroll, changed, show, commit, cancel });
  return {
    current,
    ...may,
    handlers: { ...drag, key },
    announcement,
  };
}

interface KeySteps {
  readonly target: Target & { readonly mode: ChangeMode };
  /** Steps of the scale, to the right. */
  readonly count: number;
  readonly row: number;
}

function stepped(
  steps: KeySteps,
  key: string,
  machineBeside: ChangeOptions['machineBeside'],
): KeySteps | undefined {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (across) return { ...steps, count: steps.count + across };
  const down = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key];
  return down && steps.target.mode === 'move'
    ? { ...steps, row: machineBeside(steps.row, down) }
    : undefined;
}

function modeOfKey(code: string, booking: Booking, may: PermittedChanges): ChangeMode | undefined {
  if (code === 'KeyM' && may.mayMove(booking)) return 'move';
  return code === 'KeyE' && may.mayExtend(booking) ? 'extend' : undefined;
}

function isUnchanged({ booking, from, machine, start, end }: BookingChange): boolean {
  return machine === from && start === booking.start && end === booking.end;
}

interface DragOptions {
  readonly scroll: TimelineScroll;
  readonly changed: (
    target: Target & { mode: ChangeMode },
    distance: number,
    row?: number,
  ) => BookingChange | undefined;
  readonly show: (change: BookingChange | undefined) => void;
  readonly commit: (change: BookingChange | undefined) => Promise<void>;
  readonly cancel: () => void;
}

/** Dragging by mouse. A finger scrolls. */
function useDrag(options: DragOptions): Pick<BookingChanges['handlers'], 'drag' | 'click'> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const wasDragged = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    click: (event) => {
      if (wasDragged.current) event.preventDefault();
      wasDragged.current = false;
    },
    drag: (event, target) => {
      const box = latest.current.scroll.frame.current;
      if (event.button !== 0 || event.pointerType === 'touch' || !box) return;
      const from = { x: event.clientX + box.scrollLeft, y: event.clientY };
      const listening = new AbortController();
      stop.current = () => listening.abort();
      wasDragged.current = false;
      let change: BookingChange | undefined;
      const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
        const { scroll, changed, show } = latest.current;
        const distance = clientX + box.scrollLeft - from.x;
        const isFar = Math.max(Math.abs(distance), Math.abs(clientY - from.y)) >= dragThreshold;
        if (!wasDragged.current && !isFar) return;
        wasDragged.current = true;
        change = changed(target, distance * scroll.unit, scroll.rowAt(clientY));
        show(change);
      };
      const end = (isKept: boolean) => {
        listening.abort();
        if (!wasDragged.current) return;
        if (isKept) void latest.current.commit(change);
        else latest.current.cancel();
      };
      const { signal } = listening;
      window.addEventListener('pointermove', move, { signal });
      window.addEventListener('pointerup', () => end(true), { signal });
      window.addEventListener('pointercancel', () => end(false), { signal });
      window.addEventListener(
        'keydown',
        (pressed) => {
          if (pressed.key !== 'Escape') return;
          pressed.stopPropagation();
          end(false);
        },
        { signal, capture: true },
      );
    },
  };
}
