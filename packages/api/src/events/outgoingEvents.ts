import type { Subject } from '@rentyard/contract/permissions';
import type { Queryable } from '../db/database.ts';
import type { StoredEvent } from './eventTable.ts';

/** An event as streams send it. */
export interface OutgoingEvent {
  readonly position: number;
  /** `event:` of the stream. */
  readonly name: string;
  /** The group of events that a stream subscribes to. */
  readonly topic: string;
  /** Only users with the permission to read this module receive it. */
  readonly subject: Subject;
  /** Only this user receives it; everybody when undefined. */
  readonly userId?: number;
  /** `data:` of the stream, serialized once for all subscribers. */
  readonly json: string;
}

/** Serializes the events of a topic; events that it leaves out are not sent. */
export type EventSerializer = (
  on: Queryable,
  events: readonly StoredEvent[],
) => Promise<readonly OutgoingEvent[]>;

/** By the topic of the stored event. */
export type Expand = ReadonlyMap<string, EventSerializer>;

/** Reads the records of the events, one statement per topic, and preserves the order. */
export async function outgoingEvents(
  on: Queryable,
  events: readonly StoredEvent[],
  expand: Expand,
): Promise<readonly OutgoingEvent[]> {
  const byTopic = new Map<string, StoredEvent[]>();
  for (const event of events) {
    byTopic.set(event.topic, [...(byTopic.get(event.topic) ?? []), event]);
  }
  const outgoing: OutgoingEvent[] = [];
  for (const [topic, some] of byTopic)
    outgoing.push(...((await expand.get(topic)?.(on, some)) ?? []));
  return outgoing.sort((a, b) => a.position - b.position);
}
