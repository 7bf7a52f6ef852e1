import type { Subject } from '../permissions.ts';
import type { HistoryAction } from '../schema/history.ts';
import type { Option } from '../schema/values.ts';

/** What a stream can be asked to tell: `GET /events?topics=record,counters`. */
export const eventTopics = ['record', 'counters', 'rights', 'buzbot'] as const;

export type EventTopic = (typeof eventTopics)[number];

/** A record changed (`event: record`). */
export interface RecordChanged {
  /** The module that the record belongs to: `category-groups`. */
  readonly subject: Subject;
  /** The resource, as in the addresses of its calls: `category_groups`. */
  readonly resource: string;
  readonly id: number;
  readonly version: number;
  readonly action: HistoryAction;
  /** Who changed it. */
  readonly by: Option | null;
}

/** What badges count has changed (`event: counters`): `GET /counters` tells the numbers. */
export interface CountersChanged {
  readonly subject: Subject;
}
