import type { Subject } from '../permissions.ts';
import type { Option } from '../schema/values.ts';

/** What a person does with a record, as `POST /presence` is told. */
export const presentStates = ['looking', 'editing', 'gone'] as const;

export type PresentState = (typeof presentStates)[number];

/** Somebody who has a record open. */
export interface PresentPerson {
  readonly person: Option;
  /** `editing`: with values that are not saved yet. */
  readonly state: Exclude<PresentState, 'gone'>;
}

/** Who has a record open now (`event: record_presence`), whoever asks included. */
export interface RecordPresence {
  readonly subject: Subject;
  readonly id: number;
  readonly people: readonly PresentPerson[];
}

/** Presence is told anew this often, in milliseconds; browsers let hidden tabs do so once a minute. */
export const presenceInterval = 20_000;

/** Who has not told for so many milliseconds is gone. */
export const presenceTimeout = 75_000;

/** Characters of the name that a tab gives itself. */
export const maxTabNameLength = 40;
