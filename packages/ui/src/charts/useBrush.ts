import { type PointerEvent, useState } from 'react';
import { type BarRange, barAt, rangeBetween } from './barRange.ts';

interface BrushOptions {
  readonly count: number;
  readonly selection: BarRange | null;
  readonly onSelectionChange: ((selection: BarRange | null) => void) | undefined;
}

interface Brush {
  /** The selected range, or the range of the current drag. */
  readonly range: BarRange | null;
  /** Handlers of the element that the bars fill from edge to edge. */
  readonly handlers: {
    readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel?: () => void;
  };
}

/** Selects adjacent bars by dragging. A click on the only selected bar clears the selection. */
export function useBrush({ count, selection, onSelectionChange }: BrushOptions): Brush {
  const [drawn, setDrawn] = useState<{ readonly from: number; readonly to: number } | null>(null);
  if (!onSelectionChange || count === 0) return { range: selection, handlers: {} };
  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return barAt((event.clientX - left) / width, count);
  };
  return {
    range: drawn ? rangeBetween(drawn.from, drawn.to) : selection,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // The pointer may leave the chart during the drag.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
        const at = moveTo(event);
        setDrawn({ from: at, to: at });
      },
      onPointerMove: (event) => {
        if (drawn) setDrawn({ from: drawn.from, to: moveTo(event) });
      },
      onPointerUp: (event) => {
        if (!drawn) return;
        setDrawn(null);
        const chosen = rangeBetween(drawn.from, moveTo(event));
        const isSame = selection?.[0] === chosen[0] && selection[1] === chosen[1];
        onSelectionChange(isSame ? null : chosen);
      },
      onPointerCancel: () => setDrawn(null),
    },
  };
}
