/** Size of the square map plane, in the units of `outline.json`. */
export const worldSize = 16_384;

/** A position on the map plane. */
export interface MapPosition {
  readonly x: number;
  readonly y: number;
}

/** A geographic point in degrees. */
export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** The latitude limit of Web Mercator. */
const northmost = 85;

export function projectPoint({ lat, long }: Point): MapPosition {
  const sine = Math.sin((Math.max(-northmost, Math.min(northmost, lat)) * Math.PI) / 180);
  return {
    x: ((long + 180) / 360) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  };
}

/** In degrees with six decimals, as records store them. */
export function unprojectPoint({ x, y }: MapPosition): Point {
  const turn = Math.PI * (1 - (2 * y) / worldSize);
  return {
    lat: rounded((Math.atan(Math.sinh(turn)) * 180) / Math.PI),
    long: rounded((x / worldSize) * 360 - 180),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
