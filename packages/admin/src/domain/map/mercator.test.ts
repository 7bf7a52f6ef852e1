import { expect, test } from 'vitest';
import { projectPoint, unprojectPoint, worldSize } from './mercator.ts';

test.each([
  { lat: 47.0245, long: 28.8323 },
  { lat: -33.8688, long: 151.2093 },
  { lat: 0, long: 0 },
])('$lat, $long survives a round trip through the map plane', (point) => {
  expect(unprojectPoint(projectPoint(point))).toEqual(point);
});

test('the world is a square centred on the zero point', () => {
  expect(projectPoint({ lat: 0, long: 0 })).toEqual({ x: worldSize / 2, y: worldSize / 2 });
  expect(projectPoint({ lat: 90, long: 180 }).x).toBe(worldSize);
});
