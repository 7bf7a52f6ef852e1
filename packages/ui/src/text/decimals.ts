/**
 * Normalises a typed number: removes spaces and group separators and converts a decimal comma. Null if it is not a
 * number. It never rounds, so that the form's rules can reject too many digits.
 */
export function plainDecimal(text: string): string | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const point = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const whole = (point < 0 ? bare : bare.slice(0, point)).replace(/[.,]/g, '');
  const plain = point < 0 ? whole : `${whole || '0'}.${bare.slice(point + 1)}`;
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null;
}

/** Pads a decimal to its number of places: `360` with two places is `360.00`. */
export function padPlaces(plain: string, places: number): string {
  const [whole = '0', fraction = ''] = plain.split('.');
  return places === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
}

interface Step {
  readonly by: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The next value of a number field for an arrow key, without rounding errors of binary fractions. */
export function stepDecimal(text: string, { by, min, max }: Step): string {
  const plain = plainDecimal(text) ?? '0';
  const places = Math.max(placesOf(plain), placesOf(String(by)));
  const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, Number(plain) + by));
  return next.toFixed(places);
}

function placesOf(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}
