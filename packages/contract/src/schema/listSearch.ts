import type { Problem } from '@rentyard/ui/validators';
import { outOfBounds } from './textValues.ts';

/** Bounds of `q`, in characters. */
export const searchBounds = { min: 2, max: 200 } as const;

const maxWords = 10;

interface SearchReading {
  readonly value: string;
  readonly problem?: Problem;
}

/** A search is trimmed; blank is no search at all. */
export function searchOf(text: string): SearchReading {
  const value = text.trim();
  const { length } = [...value];
  const { min, max } = searchBounds;
  if (length > 0 && length < min) return { value, ...outOfBounds('min_length', min) };
  return length > max ? { value, ...outOfBounds('max_length', max) } : { value };
}

/** The search that a list accepts; empty when the text is too short or too long. */
export function acceptedSearch(text: string): string {
  const { value, problem } = searchOf(text);
  return problem ? '' : value;
}

/** The words of a search; those past the bound are not searched for. */
export function searchWords(search: string): readonly string[] {
  return search === '' ? [] : search.split(/\s+/).slice(0, maxWords);
}
