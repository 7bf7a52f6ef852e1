import { type PointerEvent, useState } from 'react';
import { rowIndexOf } from './rowPress.ts';

interface HoverListeners {
  readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
}

/** Index of the row under a mouse pointer. Tables without editable cells do not track it. */
export function useHoveredRow(
  isTracked: boolean,
): readonly [index: number | undefined, listeners: HoverListeners | undefined] {
  const [hovered, setHovered] = useState<number>();
  if (!isTracked) return [undefined, undefined];
  return [
    hovered,
    {
      onPointerOver: ({ target, pointerType }) => {
        if (pointerType === 'mouse') setHovered(rowIndexOf(target as Element));
      },
      onPointerLeave: () => setHovered(undefined),
    },
  ];
}
