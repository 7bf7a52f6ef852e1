import { type MapPosition, type Point, projectPoint, worldSize } from './mercator.ts';

/** The visible part of the map. */
export interface View {
  readonly centre: MapPosition;
  /** Map units per pixel. */
  readonly scale: number;
}

/** Europe and Turkey, the default view. */
const everywhere: View = { centre: projectPoint({ lat: 50.5, long: 27 }), scale: 2.6 };
/** Close enough to identify the country by outlines, or the town by tiles. */
const nearScale = { outline: 1.3, tiles: 0.15 } as const;

type Kind = keyof typeof nearScale;

/** Without tiles there is nothing more to see at a higher zoom. */
const closest = { outline: 0.06, tiles: 0.0008 } as const;
const farthest = 6;

export function findView(point: Point | null, kind: Kind): View {
  return point ? { centre: projectPoint(point), scale: nearScale[kind] } : everywhere;
}

export function moved({ centre, scale }: View, by: MapPosition): View {
  return { centre: { x: centre.x + by.x * scale, y: centre.y + by.y * scale }, scale };
}

/** Zooms in for a factor below one; `around` keeps its position. */
export function zoomed(view: View, factor: number, kind: Kind, around?: MapPosition): View {
  const scale = Math.min(farthest, Math.max(closest[kind], view.scale * factor));
  const fixed = around ?? view.centre;
  const ratio = scale / view.scale;
  return {
    centre: {
      x: fixed.x + (view.centre.x - fixed.x) * ratio,
      y: fixed.y + (view.centre.y - fixed.y) * ratio,
    },
    scale,
  };
}

/** Side of a tile in pixels. */
const tilePixels = 256;
const deepest = 19;

export interface Tile {
  readonly key: string;
  readonly address: string;
  readonly x: number;
  readonly y: number;
  /** Side in map units. */
  readonly size: number;
}

/** The tiles of a view of `width` by `height` pixels. */
export function findTiles(
  template: string,
  { centre, scale }: View,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Tile[] {
  const zoom = Math.max(
    0,
    Math.min(deepest, Math.round(Math.log2(worldSize / (tilePixels * scale)))),
  );
  const count = 2 ** zoom;
  const size = worldSize / count;
  const from = (middle: number, pixels: number) =>
    Math.max(0, Math.floor((middle - (pixels / 2) * scale) / size));
  const to = (middle: number, pixels: number) =>
    Math.min(count - 1, Math.floor((middle + (pixels / 2) * scale) / size));
  const tiles: Tile[] = [];
  for (let x = from(centre.x, width); x <= to(centre.x, width); x += 1) {
    for (let y = from(centre.y, height); y <= to(centre.y, height); y += 1) {
      const address = template
        .replace('{z}', String(zoom))
        .replace('{x}', String(x))
        .replace('{y}', String(y));
      tiles.push({ key: `${zoom}/${x}/${y}`, address, x: x * size, y: y * size, size });
    }
  }
  return tiles;
}
