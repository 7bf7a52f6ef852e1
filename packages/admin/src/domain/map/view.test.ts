import { expect, test } from 'vitest';
import { projectPoint } from './mercator.ts';
import { findTiles, findView, zoomed } from './view.ts';

const chisinau = { lat: 47.0245, long: 28.8323 };

test('zooming keeps the point under the pointer in position', () => {
  const view = findView(chisinau, 'outline');
  const corner = { x: view.centre.x + 100 * view.scale, y: view.centre.y };
  const nearer = zoomed(view, 0.5, 'outline', corner);
  expect((corner.x - nearer.centre.x) / nearer.scale).toBeCloseTo(100);
});

test('outlines have a lower maximum zoom than tiles', () => {
  const view = findView(chisinau, 'outline');
  const outline = zoomed(view, 0.000_001, 'outline').scale;
  expect(zoomed(view, 0.000_001, 'tiles').scale).toBeLessThan(outline);
});

test('tiles cover the view at about their own size', () => {
  const view = findView(chisinau, 'tiles');
  const tiles = findTiles('https://tiles.example.com/{z}/{x}/{y}.png', view, {
    width: 600,
    height: 280,
  });
  const { x, y } = projectPoint(chisinau);
  const under = tiles.find(
    (tile) => x >= tile.x && x < tile.x + tile.size && y >= tile.y && y < tile.y + tile.size,
  );
  expect(under?.address).toMatch(/^https:\/\/tiles\.example\.com\/\d+\/\d+\/\d+\.png$/);
  expect((under?.size ?? 0) / view.scale).toBeGreaterThan(256 / Math.SQRT2 - 1);
  expect(tiles.length).toBeLessThan(20);
});
