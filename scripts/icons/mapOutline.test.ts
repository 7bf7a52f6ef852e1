import { expect, test } from 'vitest';
import countries from '../../packages/admin/src/domain/map/outline.json' with { type: 'json' };
import { currentOutline, outlineOf, type Topology } from './mapOutline.ts';

/** Two neighbouring countries with a common border, and a distant island; whole degrees. */
const topology: Topology = {
  transform: { scale: [1, 1], translate: [0, 0] },
  arcs: [
    // The common border from south to north, with a corner that hardly stands out.
    [
      [20, 45],
      [0, 2],
      [0, 3],
    ],
    [
      [20, 50],
      [-10, 0],
      [0, -5],
      [10, 0],
    ],
    [
      [20, 50],
      [10, 0],
      [0, -5],
      [-10, 0],
    ],
    [
      [150, -30],
      [5, 0],
      [0, 5],
      [-5, -5],
    ],
  ],
  objects: {
    countries: {
      geometries: [
        { type: 'Polygon', arcs: [[0, 1]] },
        { type: 'MultiPolygon', arcs: [[[-3, -1]], [[3]]] },
        { type: 'Polygon', arcs: [[3]] },
      ],
    },
  },
};

test('each country within the map is one closed path, and distant countries are omitted', () => {
  const countries = outlineOf(topology);
  expect(countries).toHaveLength(2);
  for (const path of countries) expect(path).toMatch(/^M\d+,\d+l[-\d, ]+z$/);
});

test('neighbouring countries share the corners of their border, in either direction', () => {
  const corners = outlineOf(topology).map((path) => pointsOf(path));
  const shared = corners[0]?.filter((corner) => corners[1]?.includes(corner));
  expect(shared).toHaveLength(2);
});

test('a point on a straight line is omitted', () => {
  const [first = ''] = outlineOf(topology);
  expect(pointsOf(first)).toHaveLength(4);
});

/** The points of a path of relative steps, as texts. */
function pointsOf(path: string): readonly string[] {
  let [x, y] = [0, 0];
  const numbers = [...path.matchAll(/-?\d+/g)].map(Number);
  const points: string[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    [x, y] = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
    points.push(`${x} ${y}`);
  }
  return points;
}

test('the committed outline equals the output of the script', () => {
  expect(countries).toEqual(currentOutline());
});
