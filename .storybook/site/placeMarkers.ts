/** A part of an example, in pixels from the corner of the stage. */
export interface PartBox {
  readonly number: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Marker {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Width and height of a marker. */
export const markerSize = 20;

/** The room from one marker to the next. */
const step = markerSize + 2;

/** The room from a marker to the edge of the stage. */
const inset = 2;

/** Where a marker sits on its part, best first, as shares of its width and height. */
const spots = [
  [0, 0],
  [0, 0.5],
  [1, 0],
  [0, 1],
  [1, 1],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
] as const;

/**
 * Places a marker at each part: at its first corner, or at another spot of its edge when an earlier marker covers that
 * corner. A part without a free spot gets its marker beside the others.
 */
export function placeMarkers(boxes: readonly PartBox[], stage: Size): readonly Marker[] {
  const placed: Marker[] = [];
  const isFree = (at: Marker) =>
    placed.every(
      ({ left, top }) => Math.abs(left - at.left) >= step || Math.abs(top - at.top) >= step,
    );
  const markerAt = (number: number, left: number, top: number): Marker => ({
    number,
    left: withinStage(stage.width, left),
    top: withinStage(stage.height, top),
  });
  for (const { number, left, top, width, height } of boxes) {
    // A marker reaches 12 px out of its part, so that most of the part stays visible.
    const around = spots.map(([x, y]) =>
      markerAt(number, left - 12 + x * (width + 4), top - 12 + y * (height + 4)),
    );
    const beside = placed.flatMap((one) => [
      markerAt(number, one.left + step, one.top),
      markerAt(number, one.left, one.top + step),
      markerAt(number, one.left - step, one.top),
      markerAt(number, one.left, one.top - step),
    ]);
    placed.push([...around, ...beside].find(isFree) ?? markerAt(number, left, top));
  }
  return placed;
}

function withinStage(length: number, at: number): number {
  return Math.round(Math.max(inset, Math.min(length - markerSize - inset, at)));
}
