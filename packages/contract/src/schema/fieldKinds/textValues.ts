import type { Problem } from '@rentyard/validators';

/** The parsed value of a text, or the problem. */
export type Reading<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: Problem };

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The problem of a value outside its bounds. */
export function outOfBounds(id: string, number: number): { readonly problem: Problem } {
  return { problem: { id, values: { number } } };
}

/** A whole number in plain digits. */
export function parseInteger(text: string, { min, max }: Bounds): Reading<number> {
  if (!/^(?:0|[1-9]\d*)$/.test(text)) return { problem: { id: 'integer' } };
  const value = Number(text);
  if (value < min) return outOfBounds('min_value', min);
  return value > max ? outOfBounds('max_value', max) : { value };
}

/** `1` and `true`, `0` and `false`. */
export function parseFlag(text: string): Reading<boolean> {
  if (text === '1' || text === 'true') return { value: true };
  if (text === '0' || text === 'false') return { value: false };
  return { problem: { id: 'type' } };
}

/** The id of a record. */
export function parseId(text: string): Reading<number> {
  return /^[1-9]\d{0,14}$/.test(text) ? { value: Number(text) } : { problem: { id: 'type' } };
}
