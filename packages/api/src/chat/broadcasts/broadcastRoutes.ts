import {
  broadcastDecisionRoutes,
  createBroadcastRoute,
  listBroadcasts,
  listDeliveriesRoute,
  previewBroadcastRoute,
  showBroadcast,
  testBroadcast,
} from '@rentyard/contract/entities/chat/broadcastRoutes';
import { fillVariables } from '@rentyard/contract/entities/chat/broadcastVariables';
import { messageBounds } from '@rentyard/contract/entities/chat/message';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import { isLanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData, jsonPage, pageOf } from '../../http/jsonResponse.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import { now, type Store, type WriteContext } from '../../records/store.ts';
import { messageJson } from '../messages/messages.ts';
import { queueMessages } from '../messages/outgoing.ts';
import { previewBroadcast } from './audience.ts';
import { type BroadcastDraft, broadcastDraft } from './broadcastDraft.ts';
import {
  broadcastDecisions,
  createBroadcast,
  decideBroadcast,
  listDeliveries,
  readBroadcast,
} from './broadcastRecords.ts';
import { broadcasts } from './broadcasts.ts';
import { textFor } from './broadcastText.ts';

interface Context {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Channels that can send messages. */
  readonly channels: readonly BuzbotChannel[];
}

/** Broadcasts: create, preview, test, monitor and control. */
export function broadcastRoutes(app: FastifyInstance, { store, jobs, channels }: Context): void {
  const context: RouteContext = { store, binding: broadcasts };
  const { db } = store;
  listRoute(app, context, listBroadcasts);

  handle(app, showBroadcast, async ({ params }) => readBroadcast(db, params.id));

  handle(app, listDeliveriesRoute, async ({ params: { id }, query }) => {
    const page = pageOf(query);
    await readBroadcast(db, id);
    return jsonPage(await listDeliveries(db, { id, state: query.state, ...page }), page);
  });

  handle(app, createBroadcastRoute, async ({ body, request }) => {
    const draft = broadcastDraft(body);
    return writeWithIdempotency(request, context, draft, async ({ tx, personId }) => {
      const making = { jobs, channels, personId, now: store.clock() };
      const id = await createBroadcast(tx, draft, making);
      return jsonData(JSON.stringify(await readBroadcast(tx, id)), 201);
    });
  });

  handle(app, previewBroadcastRoute, async ({ body }) => {
    const { audience, message, texts } = broadcastDraft(body);
    return previewBroadcast(db, { audience, text: { message, texts } }, channels);
  });

  handle(app, testBroadcast, async ({ body, request }) => {
    const draft = broadcastDraft(body);
    return writeWithIdempotency(request, context, draft, async (write) => {
      const id = await sendTestMessage(write, draft, channels);
      return jsonData((await messageJson(write.tx, id, write.locale)) ?? 'null', 201);
    });
  });

  for (const decision of broadcastDecisions) {
    handle(app, broadcastDecisionRoutes[decision], async ({ params: { id }, body, request }) =>
      writeWithIdempotency(request, context, body, async ({ tx, personId }) => {
        await decideBroadcast(tx, { id, decision, personId, jobs, now: store.clock() });
        return jsonData(JSON.stringify(await readBroadcast(tx, id)));
      }),
    );
  }
}

/**
 * Sends the message of a broadcast as a test to its author: into the given room, else into the
 * author's own test room, which broadcasts skip. Returns the id of the message.
 * @throws {Invalid} when the room does not exist, none was given and no channel has test rooms, or the
 *   filled text is too long.
 */
async function sendTestMessage(
  write: WriteContext,
  draft: BroadcastDraft,
  channels: readonly BuzbotChannel[],
): Promise<number> {
  const { tx, personId } = write;
  const room =
    draft.room === undefined ? await ownRoom(write, channels) : await givenRoom(write, draft.room);
  const at = now(write);
  const language = isLanguageCode(room.language) ? room.language : 'en';
  const text = fillVariables(textFor(draft, language), { name: room.customer_name, language });
  if ([...text].length > messageBounds.text) {
    const path = draft.texts[language] === undefined ? 'message' : `texts.${language}`;
    throw Invalid.at(path, { id: 'max_length', values: { number: messageBounds.text } });
  }
  const made = await tx.one<{ id: number }>(sql`
    insert into buzbot_messages (room_id, direction, author_id, text, delivery, created_at)
    values (${room.id}, 'out', ${personId}, ${text}, 'pending', ${at})
    returning id`);
  if (!made) throw new Error('The test message was not created: the insert returned no id.');
  await tx.rows(sql`
    update buzbot_rooms
    set last_message_text = ${text}, last_message_direction = 'out', last_message_created_at = ${at}
    where id = ${room.id}`);
  await queueMessages(tx, [made.id], write.store.clock());
  return made.id;
}

interface Room {
  readonly id: number;
  readonly language: string;
  readonly customer_name: string;
}

async function givenRoom({ tx }: WriteContext, id: number): Promise<Room> {
  const room = await tx.one<Room>(sql`
    select id, language, customer_name from buzbot_rooms where id = ${id} and deleted_at is null for update`);
  if (!room) throw Invalid.at('room', { id: 'not_found' });
  return room;
}

async function ownRoom(write: WriteContext, channels: readonly BuzbotChannel[]): Promise<Room> {
  const { tx, personId, locale } = write;
  // Other channels only reach customers who have written first.
  if (!channels.includes('demo')) {
    throw Invalid.at('room', { id: 'required', values: { field: 'room' } });
  }
  const room = await tx.one<Room>(sql`
    insert into buzbot_rooms as o
      (channel, external_id, customer_name, language, state, tester_id, created_by, updated_by)
    select 'demo', 'staff-' || u.id, u.name, coalesce(u.language, ${locale.language}), 'human',
      u.id, u.id, u.id
    from users u where u.id = ${personId}
    on conflict (channel, external_id) do update set deleted_at = null
    returning o.id, o.language, o.customer_name`);
  if (!room)
    throw new Error('The room of the test message was not created: the insert returned no id.');
  return room;
}
