import type { AvailabilityPart } from '@rentyard/contract/entities/rental/availabilityRoutes';
import type { Span } from './timeScale.ts';

export const dayStates = ['free', 'tentative', 'partly', 'booked', 'blocked', 'closed'] as const;

export type DayState = (typeof dayStates)[number];

/** What a day of an offer is: `partly` has booked or blocked hours, but not only such. */
export function stateOfDay(parts: readonly AvailabilityPart[], day: Span): DayState {
  const kinds = new Set(
    parts
      .filter(({ from, to }) => Date.parse(from) < day.end && Date.parse(to) > day.start)
      .map(({ kind }) => kind),
  );
  const isOnly = (...some: readonly AvailabilityPart['kind'][]) =>
    [...kinds].every((kind) => some.includes(kind));
  if (kinds.size === 0) return 'free';
  if (isOnly('closed')) return 'closed';
  if (isOnly('blocked', 'closed')) return 'blocked';
  if (isOnly('booked', 'blocked', 'closed')) return 'booked';
  if (kinds.has('booked') || kinds.has('blocked')) return 'partly';
  return kinds.has('tentative') ? 'tentative' : 'free';
}
