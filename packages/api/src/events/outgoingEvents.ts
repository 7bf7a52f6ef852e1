import type { Subject } from '@rentyard/contract/permissions';
import type { Queryable } from '../db/database.ts';
import type { KeptEvent } from './eventTable.ts';

/** An event as streams tell it. */
export interface ToldEvent {
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
export type Teller = (on: Queryable, events: readonly KeptEvent[]) => Promise<readonly ToldEvent[]>;

/** By the topic that events are kept under. */
export type Expand = ReadonlyMap<string, Teller>;

/** Reads what the events are about, a statement per topic, and keeps their order. */
export async function toldEvents(
  on: Queryable,
  events: readonly KeptEvent[],
  expand: Expand,
): Promise<readonly ToldEvent[]> {
  const byTopic = new Map<string, KeptEvent[]>();
  for (const event of events) {
    byTopic.set(event.topic, [...(byTopic.get(event.topic) ?? []), event]);
  }
  const told: ToldEvent[] = [];
  for (const [topic, some] of byTopic) told.push(...((await expand.get(topic)?.(on, some)) ?? []));
  return told.sort((a, b) => a.position - b.position);
}
