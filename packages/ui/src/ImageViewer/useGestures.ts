import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../lib/useLatest.ts';
import type { Point } from './view.ts';

interface Gestures {
  readonly onZoom: (factor: number, at: Point) => void;
  readonly onPan: (by: Point) => void;
  /** A horizontal swipe with one finger. -1 shows the next image. */
  readonly onSwipe: (direction: -1 | 1) => void;
  /** Whether a drag pans the image. Otherwise it is a swipe. */
  readonly isZoomed: boolean;
}

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Swipe distance that changes the image, in pixels. */
const swipeLength = 56;

/** Converts drag, pinch, swipe and wheel on the stage into zoom and pan steps. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  gestures: Gestures,
): PointerHandlers {
  const latest = useLatest(gestures);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);

  // React adds passive wheel listeners, but the page behind must not scroll or zoom.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      // A pinch on a touch pad is a wheel event with Ctrl and small steps.
      const speed = event.ctrlKey ? 0.01 : 0.002;
      latest.current.onZoom(Math.exp(-event.deltaY * speed), fromCentre(event, element));
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [stage, latest]);

  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    const isSwipe = pointers.current.size === 1 && from && !gestures.isZoomed;
    pointers.current.delete(event.pointerId);
    start.current = null;
    if (!isSwipe || event.type === 'pointercancel') return;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (Math.abs(by.x) > swipeLength && Math.abs(by.x) > Math.abs(by.y) * 2) {
      gestures.onSwipe(by.x < 0 ? -1 : 1);
    }
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start.current = pointers.current.size === 1 ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerMove: (event) => {
      const last = pointers.current.get(event.pointerId);
      if (!last) return;
      const now = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(last, other));
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        gestures.onZoom(factor, fromCentre(middle, event.currentTarget));
        gestures.onPan({ x: (now.x - last.x) / 2, y: (now.y - last.y) / 2 });
      } else if (gestures.isZoomed) {
        gestures.onPan({ x: now.x - last.x, y: now.y - last.y });
      }
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}

/** The position of an event on an element, relative to its centre. */
export function fromCentre(
  at: { readonly clientX: number; readonly clientY: number },
  element: Element,
): Point {
  const box = element.getBoundingClientRect();
  return {
    x: at.clientX - box.left - box.width / 2,
    y: at.clientY - box.top - box.height / 2,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
