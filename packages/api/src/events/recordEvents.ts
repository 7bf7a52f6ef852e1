import type { RecordChanged } from '@rentyard/contract/entities/events';
import type { Subject } from '@rentyard/contract/permissions';
import type { HistoryAction } from '@rentyard/contract/schema/history';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { ResourceBinding } from '../records/resourceBinding.ts';
import type { StoredEvent } from './eventTable.ts';
import type { EventSerializer, OutgoingEvent } from './outgoingEvents.ts';

interface Changed extends StoredEvent {
  readonly data: {
    readonly resource: string;
    readonly id: number;
    readonly version: number;
    readonly action: HistoryAction;
    readonly by: number | null;
  };
}

/** Sends events about changed records, and about badges that count them. */
export function recordSerializers(
  bindings: readonly ResourceBinding[],
): readonly (readonly [string, EventSerializer])[] {
  const subjects = new Map(bindings.map(({ resource }) => [resource.name, resource.subject]));
  return [
    ['record', (on, events) => serializeChanges(on, events as readonly Changed[], subjects)],
    ['counters', async (_on, events) => serializeCounters(events as readonly Changed[], subjects)],
  ];
}

async function serializeChanges(
  on: Queryable,
  events: readonly Changed[],
  subjects: ReadonlyMap<string, Subject>,
): Promise<readonly OutgoingEvent[]> {
  const names = await namesOf(on, [...new Set(events.map(({ data }) => data.by ?? 0))]);
  return events.flatMap(({ position, data }) => {
    const { resource, id, version, action } = data;
    const subject = subjects.get(resource);
    if (!subject) return [];
    const name = names.get(data.by ?? 0);
    const by = data.by === null || name === undefined ? null : { id: data.by, name };
    const changed: RecordChanged = { subject, resource, id, version, action, by };
    return [{ position, name: 'record', topic: 'record', subject, json: JSON.stringify(changed) }];
  });
}

async function namesOf(
  on: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const people = await on.rows<{ id: number; name: string }>(
    sql`select id, name from users where id = any(${sql.param(ids)}::bigint[])`,
  );
  return new Map(people.map(({ id, name }) => [id, name]));
}

function serializeCounters(
  events: readonly Changed[],
  subjects: ReadonlyMap<string, Subject>,
): readonly OutgoingEvent[] {
  return events.flatMap(({ position, data }) => {
    const subject = subjects.get(data.resource);
    if (!subject) return [];
    const json = JSON.stringify({ subject });
    return [{ position, name: 'counters', topic: 'counters', subject, json }];
  });
}
