import type { Subject } from '@rentyard/contract/permissions';
import type { Queryable } from '../db/database.ts';
import type { StoredEvent } from './eventTable.ts';

/** An event as streams tell it. */
export interface OutgoingEvent {
  readonly position: number;
  /** `event:` of the stream. */
  readonly name: string;
  /** The group of events that a stream is asked for by. */
  readonly topic: string;
  /** Whoever may read this module is told. */
  readonly subject: Subject;
  /** `data:` of the stream, written out once for all who hear it. */
  readonly json: string;
}

/** What a topic makes of its events; those it leaves out are told to nobody. */
export type EventSerializer = (
  on: Queryable,
  events: readonly StoredEvent[],
) => Promise<readonly OutgoingEvent[]>;

/** By the topic that events are kept under. */
export type Expand = ReadonlyMap<string, EventSerializer>;

/** Reads what the events are about, a statement per topic, and keeps their order. */
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
