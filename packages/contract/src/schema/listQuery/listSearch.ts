import type { Problem } from '@rentyard/validators';
import { normalLine } from '@rentyard/validators/normalForm';
import { outOfBounds } from '../fieldKinds/textValues.ts';

/** Bounds of `q`, in characters. */
export const searchBounds = { min: 2, max: 200 } as const;

const maxWords = 10;

interface SearchReading {
  readonly value: string;
  readonly problem?: Problem;
}

/** Parses a search text. It is in its normal form, and blank means no search. */
export function parseSearch(text: string): SearchReading {
  const value = normalLine(text);
  const { length } = [...value];
  const { min, max } = searchBounds;
  if (length > 0 && length < min) return { value, ...outOfBounds('min_length', min) };
  return length > max ? { value, ...outOfBounds('max_length', max) } : { value };
}

/** The search text if it is valid, else an empty string. */
export function acceptedSearch(text: string): string {
  const { value, problem } = parseSearch(text);
  return problem ? '' : value;
}

/** The words of a search. Words past the limit are ignored. */
export function searchWords(search: string): readonly string[] {
  return search === '' ? [] : search.split(/\s+/).slice(0, maxWords);
}
