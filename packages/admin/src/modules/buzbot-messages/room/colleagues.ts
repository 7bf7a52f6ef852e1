import type { Presence, PresenceState } from '@rentyard/contract/entities/chat/room';
import type { Option } from '@rentyard/contract/schema/values';

/** What a colleague told is over after this, in milliseconds. */
export const presenceTtl = 15_000;

export interface Colleague {
  readonly person: Option;
  readonly state: Exclude<PresenceState, 'gone'>;
  /** When it is over unless told again; ms since the epoch. */
  readonly until: number;
}

/** Who is in the room besides oneself, after one of them told what they do. */
export function withPresence(
  colleagues: readonly Colleague[],
  { person, state }: Pick<Presence, 'person' | 'state'>,
  now: number,
): readonly Colleague[] {
  const others = presentColleagues(colleagues, now).filter((one) => one.person.id !== person.id);
  return state === 'gone' ? others : [...others, { person, state, until: now + presenceTtl }];
}

/** Those who have told of themselves lately. */
export function presentColleagues(
  colleagues: readonly Colleague[],
  now: number,
): readonly Colleague[] {
  return colleagues.filter(({ until }) => until > now);
}
