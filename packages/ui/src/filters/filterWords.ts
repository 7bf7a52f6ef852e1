import type { Say } from '../strings/UiStringsProvider.tsx';
import type { FilterField, FilterOption, FilterValue } from './filterField.ts';

interface FilterWordsInput {
  readonly kind: FilterField['kind'];
  readonly value: FilterValue;
  /** The chosen options as far as they are known. */
  readonly chosen: readonly FilterOption[];
  readonly say: Say;
  /** Prints a day. */
  readonly day: (day: string) => string;
}

/** A filter as its chip says it: `Excavators, Cranes`, `20 – 80`, `no`. */
export function filterWords({ kind, value, chosen, say, day }: FilterWordsInput): string {
  const { contains, from, to, oneOf, isEmpty } = value;
  if (isEmpty !== undefined) return say(isEmpty ? 'filter.empty' : 'filter.filled');
  if (kind === 'boolean') return say(oneOf?.[0] === 'true' ? 'filter.yes' : 'filter.no');
  if (oneOf) return chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : '…';
  if (contains !== undefined) return `“${contains}”`;
  const isDay = kind === 'date';
  const print = (bound: string) => (isDay ? day(bound) : bound);
  if (from !== undefined && to !== undefined) return `${print(from)} – ${print(to)}`;
  return from === undefined
    ? say(isDay ? 'filter.to_day' : 'filter.to_number', { value: print(to ?? '') })
    : say(isDay ? 'filter.from_day' : 'filter.from_number', { value: print(from) });
}
