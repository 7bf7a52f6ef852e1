import { describe, expect, test } from 'vitest';
import { markerSize, placeMarkers } from '../../.storybook/site/placeMarkers.ts';

const stage = { width: 320, height: 260 };
const box = (number: number, left: number, top: number, width: number, height: number) => ({
  number,
  left,
  top,
  width,
  height,
});

describe('markers of an anatomy', () => {
  test('are at the first corners of parts that do not touch', () => {
    const boxes = [box(1, 40, 40, 100, 32), box(2, 40, 120, 100, 32)];
    expect(placeMarkers(boxes, stage)).toEqual([
      { number: 1, left: 28, top: 28 },
      { number: 2, left: 28, top: 108 },
    ]);
  });

  test('stay inside the stage', () => {
    const boxes = [box(1, 0, 0, 8, 8), box(2, 400, 300, 8, 8)];
    expect(placeMarkers(boxes, stage)).toEqual([
      { number: 1, left: 2, top: 2 },
      { number: 2, left: 298, top: 238 },
    ]);
  });

  test.each([
    ['a menu and its first item', [box(1, 16, 52, 180, 144), box(2, 20, 56, 172, 32)]],
    ['parts of the same size', Array.from({ length: 6 }, (_, at) => box(at + 1, 16, 16, 90, 24))],
    ['parts in a corner', Array.from({ length: 4 }, (_, at) => box(at + 1, 300, 240, 4, 4))],
  ])('do not cover each other: %s', (_, boxes) => {
    const markers = placeMarkers(boxes, stage);
    const covered = markers.flatMap((one, at) =>
      markers
        .slice(at + 1)
        .filter(
          ({ left, top }) =>
            Math.abs(left - one.left) < markerSize && Math.abs(top - one.top) < markerSize,
        ),
    );
    expect(covered).toEqual([]);
  });
});
