import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** A stored event: ids only. */
export interface StoredEvent {
  readonly position: number;
  readonly topic: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Stores an event in the transaction of its cause; it is sent after the commit. Events of changed
 * records need no call: the trigger `announce_changes` of `change_history` stores them.
 */
export async function recordEvent(
  on: Queryable,
  topic: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await on.rows(sql`
    insert into events (topic, data) values (${topic}, ${JSON.stringify(data)}::jsonb)`);
}

export function eventsAfter(
  on: Queryable,
  position: number,
  limit: number,
): Promise<readonly StoredEvent[]> {
  return on.rows<StoredEvent>(sql`
    select position, topic, data from events
    where position > ${position} order by position limit ${limit}`);
}

/** The first and last stored position; zeros without events. */
export async function storedRange(
  on: Queryable,
): Promise<{ readonly first: number; readonly last: number }> {
  const range = await on.one<{ first: number; last: number }>(sql`
    select coalesce(min(position), 0) as first, coalesce(max(position), 0) as last from events`);
  return range ?? { first: 0, last: 0 };
}

/** Deletes events before this time, except the last one, which has the latest position. */
export async function sweepEvents(on: Queryable, before: Date): Promise<void> {
  await on.rows(sql`
    delete from events
    where created_at < ${before.toISOString()}
      and position < (select max(position) from events)`);
}
