/**
 * `npm run map:update`: writes land and borders of the region of the marketplace, cut from Natural Earth
 * (public domain, through world-atlas) and simplified for a small map.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectPoint } from '../../packages/admin/src/domain/map/mercator.ts';

const file = resolve(import.meta.dirname, '../../packages/admin/src/domain/map/outline.json');

/** The part of TopoJSON that world-atlas uses. */
export interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly countries: { readonly geometries: readonly Geometry[] };
  };
}

type Geometry =
  | { readonly type: 'Polygon'; readonly arcs: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly Ring[])[] };

/** Indices of arcs; `~3` is the fourth arc reversed. */
type Ring = readonly number[];
type Point = readonly [x: number, y: number];

/** The region in degrees: Europe, Turkey and western Russia. */
const bounds = { west: -26, east: 66, south: 33, north: 72 };
/** Points closer than this to the simplified line are removed. */
const tolerance = 1.2;

/** The outline of the countries for `outline.json`. */
export function currentOutline(): readonly string[] {
  const require = createRequire(import.meta.url);
  return outlineOf(require('world-atlas/countries-50m.json') as Topology);
}

/** One SVG path per country within the region, in whole units. */
export function outlineOf(topology: Topology): readonly string[] {
  const arcs = topology.arcs.map((arc) => simplified(unitsOf(arc, topology.transform)));
  return topology.objects.countries.geometries.flatMap((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    const rings = polygons
      .map(([outer = []]) => ringOf(outer, arcs))
      .filter((ring) => ring.length > 3 && isKept(ring));
    return rings.length > 0 ? [rings.map(pathOf).join('')] : [];
  });
}

/** The position of a point in the square Mercator world, where map tiles fit. */
function project(long: number, lat: number): Point {
  const { x, y } = projectPoint({ lat, long });
  return [x, y];
}

function unitsOf(
  arc: Topology['arcs'][number],
  { scale, translate }: Topology['transform'],
): readonly Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return project(x * scale[0] + translate[0], y * scale[1] + translate[1]);
  });
}

/** Keeps both ends and every point that stands out (Douglas and Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, distance] = [0, 0];
  points.forEach((point, at) => {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [at, away];
  });
  if (distance < tolerance) return [first, last];
  const [before, after] = [points.slice(0, farthest + 1), points.slice(farthest)];
  return [...simplified(before).slice(0, -1), ...simplified(after)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
}

function ringOf(ring: Ring, arcs: readonly (readonly Point[])[]): readonly Point[] {
  return ring.flatMap((index) => {
    const arc = (index < 0 ? arcs[~index]?.toReversed() : arcs[index]) ?? [];
    // The next arc starts where this one ends.
    return arc.slice(0, -1);
  });
}

function isKept(ring: readonly Point[]): boolean {
  const [west, north] = project(bounds.west, bounds.north);
  const [east, south] = project(bounds.east, bounds.south);
  return ring.some(([x, y]) => x > west && x < east && y > north && y < south);
}

/** Relative steps in whole units are a third of the size of absolute coordinates. */
function pathOf(ring: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = ring.flatMap(([x, y], at) => {
    const [dx, dy] = [Math.round(x) - lastX, Math.round(y) - lastY];
    if (at > 0 && dx === 0 && dy === 0) return [];
    [lastX, lastY] = [lastX + dx, lastY + dy];
    return [`${dx},${dy}`];
  });
  const [start, ...rest] = steps;
  return `M${start}l${rest.join(' ')}z`.replaceAll(',-', '-').replaceAll(' -', '-');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(file, `${JSON.stringify(currentOutline(), null, 2)}\n`);
}
