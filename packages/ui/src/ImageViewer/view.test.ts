import { describe, expect, test } from 'vitest';
import { fitted, fittedSize, maxScale, panned, rotated, zoomed } from './view.ts';

const picture = { width: 4000, height: 3000 };
const stage = { width: 1000, height: 600 };

describe('fitting', () => {
  test('a large image shrinks to the stage', () => {
    expect(fittedSize(picture, stage, 0)).toEqual({ width: 800, height: 600 });
  });

  test('a rotated image fits by its rotated sides', () => {
    expect(fittedSize(picture, stage, 1)).toEqual({ width: 600, height: 450 });
  });

  test('a small image keeps its own size', () => {
    expect(fittedSize({ width: 40, height: 30 }, stage, 0)).toEqual({ width: 40, height: 30 });
  });
});

describe('zooming', () => {
  test('the point under the pointer does not move', () => {
    const view = zoomed(fitted, 2, { x: 100, y: -50 }, picture, stage);
    expect(view).toMatchObject({ scale: 2, x: -100, y: 50 });
    expect(zoomed(view, 2, { x: 100, y: -50 }, picture, stage)).toMatchObject({ x: -300, y: 150 });
  });

  test('zoom stops at its limits, and an image at scale 1 is centred', () => {
    expect(zoomed(fitted, 100, { x: 0, y: 0 }, picture, stage).scale).toBe(maxScale);
    const near = zoomed(fitted, 4, { x: 300, y: 200 }, picture, stage);
    expect(zoomed(near, 0.01, { x: 300, y: 200 }, picture, stage)).toEqual(fitted);
  });
});

test('panning stops at the edges of the image', () => {
  const near = zoomed(fitted, 2, { x: 0, y: 0 }, picture, stage);
  expect(panned(near, { x: 5000, y: -5000 }, picture, stage)).toMatchObject({ x: 300, y: -300 });
  expect(panned(fitted, { x: 50, y: 50 }, picture, stage)).toEqual(fitted);
});

test('rotation fits the image again', () => {
  const near = zoomed(fitted, 3, { x: 10, y: 10 }, picture, stage);
  expect(rotated(near)).toEqual({ ...fitted, turns: 1 });
});
