import type { Subject } from '../permissions.ts';
import type { HistoryAction } from '../schema/history.ts';
import type { ShownOf } from '../schema/resource.ts';
import type { Option } from '../schema/values.ts';
import type { Session } from './account/account.ts';
import type { user } from './user.ts';

/** Something that a person did, as `GET /users/{id}/read` lists it, newest first. */
export interface Activity {
  readonly id: number;
  readonly action: HistoryAction;
  readonly subject: Subject;
  readonly record: Option;
  readonly created_at: string;
}

/** Some of the records that belong to a person, the latest first, and how many there are in all. */
export interface Belongings {
  readonly total: number;
  readonly items: readonly (Option & {
    readonly code: string;
    readonly status: string;
    readonly updated_at: string;
  })[];
}

/** `GET /users/{id}/read`: a person with what there is to know about them. */
export interface PersonRead {
  readonly user: ShownOf<typeof user>;
  readonly sessions: readonly Omit<Session, 'is_current'>[];
  readonly activity: readonly Activity[];
  /** Offers that the person owns; null for readers who may not see offers. */
  readonly offers: Belongings | null;
  /** Orders that the person placed; null for readers who may not see orders. */
  readonly orders: Belongings | null;
}
