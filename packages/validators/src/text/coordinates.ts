import { latinDigits } from './latinDigits.ts';

/** Parses a point in the format that maps copy: `47.0245, 28.8323`. Null if it is not a pair or out of range. */
export function parsePoint(text: string): { readonly lat: number; readonly long: number } | null {
  const match =
    /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*\)?\s*$/.exec(
      latinDigits(text),
    );
  if (!match) return null;
  const [lat, long] = [sixPlaces(match[1]), sixPlaces(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : null;
}

function sixPlaces(text: string | undefined): number {
  return Number(Number(text).toFixed(6));
}
