import type { Subject } from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { type Locale, name } from '../db/sqlFragments.ts';
import type { StoredEvent } from '../events/eventTable.ts';
import type { EventSerializer, OutgoingEvent } from '../events/outgoingEvents.ts';
import { shapeColumns } from '../records/shapes.ts';
import type { ResourceBinding } from '../records/store.ts';
import type { Targets } from '../records/targets.ts';
import { botEvents } from './botEvents/botEvents.ts';
import { broadcasts } from './broadcasts/broadcasts.ts';
import { messageColumns } from './messages/messages.ts';
import { rooms } from './rooms/rooms.ts';

/** An event is serialized once for all subscribers, so its texts are in one language. */
const locale: Locale = { language: 'en', fallback: 'en' };

/** Serializes events of the chat; records have their row shape. */
export function chatSerializers(
  targets: () => Targets,
): readonly (readonly [topic: string, EventSerializer])[] {
  const message = sql`select ${messageColumns(locale)} from buzbot_messages m where m.id = any`;
  const row = (binding: ResourceBinding) =>
    sql`select ${shapeColumns({ binding, targets: targets(), locale, shape: 'row' })}
      from ${name(binding.resource.name)} r where r.id = any`;
  return [
    ['message', serializer('message', 'buzbot_messages', () => message)],
    ['room', serializer('room', 'buzbot_messages', () => row(rooms), lastOfEach)],
    ['bot_event', serializer('bot_event', 'buzbot_dashboard', () => row(botEvents))],
    ['broadcast', serializer('broadcast', 'buzbot_broadcast', () => row(broadcasts), lastOfEach)],
  ];
}

/** Reads the current state of the records of the events. Skips deleted records. */
function serializer(
  eventName: string,
  subject: Subject,
  select: () => SQL,
  chosen: (events: readonly StoredEvent[]) => readonly StoredEvent[] = (events) => events,
): EventSerializer {
  return async (on: Queryable, events) => {
    const outgoing = chosen(events);
    const ids = [...new Set(outgoing.map(({ data }) => data.id))];
    const found = await on.rows<{ id: number; json: string }>(sql`
      select x.id, row_to_json(x)::text as json from (${select()}(${sql.param(ids)}::bigint[])) x`);
    // The database puts line breaks between list elements, but a line break ends the data of an
    // event.
    const jsonById = new Map(found.map(({ id, json }) => [id, json.replaceAll('\n', '')]));
    return outgoing.flatMap(({ position, data }): OutgoingEvent[] => {
      const json = jsonById.get(Number(data.id));
      return json === undefined
        ? []
        : [{ position, name: eventName, topic: 'buzbot', subject, json }];
    });
  };
}

/** Events of one record carry the same state, so only the last one is sent. */
function lastOfEach(events: readonly StoredEvent[]): readonly StoredEvent[] {
  return [...new Map(events.map((event) => [event.data.id, event])).values()];
}
