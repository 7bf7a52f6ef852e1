import type { Subject } from '../../permissions.ts';
import type { Option } from '../../schema/values.ts';

/** The activity of a user on a record, as reported to `POST /presence`. */
export const presentStates = ['looking', 'editing', 'gone'] as const;

export type PresentState = (typeof presentStates)[number];

/** A user who has a record open. */
export interface PresentPerson {
  readonly person: Option;
  /** `editing`: with unsaved values. */
  readonly state: Exclude<PresentState, 'gone'>;
}

/** The users who have a record open now (`event: record_presence`), including the caller. */
export interface RecordPresence {
  readonly subject: Subject;
  readonly id: number;
  readonly people: readonly PresentPerson[];
}

/**
 * Interval of presence reports, in milliseconds. Browsers limit timers of hidden tabs to one a
 * minute.
 */
export const presenceInterval = 20_000;

/** A user without a report for this many milliseconds is removed. */
export const presenceTimeout = 75_000;

/** Maximum length of a tab's name, in characters. */
export const maxTabNameLength = 40;
