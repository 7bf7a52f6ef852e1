import type { Presence, PresenceState } from '@rentyard/contract/entities/chat/room';
import type { Option } from '@rentyard/contract/schema/values';

/** A presence expires after this, in milliseconds. */
export const presenceTtl = 15_000;

export interface Colleague {
  readonly person: Option;
  readonly state: Exclude<PresenceState, 'gone'>;
  /** Expiry unless renewed; ms since the epoch. */
  readonly until: number;
}

/** Updates the colleagues in the room after a presence event. */
export function withPresence(
  colleagues: readonly Colleague[],
  { person, state }: Pick<Presence, 'person' | 'state'>,
  now: number,
): readonly Colleague[] {
  const others = presentColleagues(colleagues, now).filter((one) => one.person.id !== person.id);
  return state === 'gone' ? others : [...others, { person, state, until: now + presenceTtl }];
}

/** The colleagues whose presence has not expired. */
export function presentColleagues(
  colleagues: readonly Colleague[],
  now: number,
): readonly Colleague[] {
  return colleagues.filter(({ until }) => until > now);
}
