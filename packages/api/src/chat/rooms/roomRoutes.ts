import {
  changeRoom,
  listRooms,
  readCustomer,
  reportRoomPresence,
  roomOptions,
  showRoom,
} from '@rentyard/contract/entities/chat/roomRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { findRecordJson, readEdited } from '../../records/find.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import { fieldOptionRoute } from '../../records/routes/optionRoutes.ts';
import {
  localeOf,
  matchedVersion,
  type RouteContext,
  refuseMissing,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { existing, updateRecord } from '../../records/write/save.ts';
import type { WriteContext } from '../../records/writeContext.ts';
import { readCustomerPanel } from './customerPanel.ts';
import { publishPresence } from './presence.ts';
import { rooms } from './rooms.ts';

/** Rooms: the list, one room, its changes, and its presence. */
export function roomRoutes(app: FastifyInstance, store: Store): void {
  const context: RouteContext = { store, binding: rooms };
  listRoute(app, context, listRooms);
  fieldOptionRoute(app, context, roomOptions);

  handle(app, showRoom, async ({ params: { id }, request }) => {
    const locale = await localeOf(request, store);
    const wanted = { binding: rooms, id, shape: 'show', locale } as const;
    const json = await findRecordJson(store.db, store, wanted);
    if (json === undefined) throw new NotFound();
    return jsonData(json);
  });

  handle(app, changeRoom, async ({ params: { id }, request }) => {
    const { isRead, body } = withoutRead(request.body);
    const version = matchedVersion(request);
    return writeWithIdempotency(request, context, body, async (write) => {
      if (isRead !== undefined) await markRead(write, id, isRead);
      const saved =
        Object.keys(body).length > 0
          ? await updateRecord(write, { id, body, version })
          : existing(await readEdited(write.tx, store, { ...write, id }));
      return jsonData(JSON.stringify(saved));
    });
  });

  handle(app, readCustomer, async ({ params: { id: roomId }, user: person, request }) => {
    const locale = await localeOf(request, store);
    return jsonData(JSON.stringify(await readCustomerPanel(store.db, { roomId, person, locale })));
  });

  handle(app, reportRoomPresence, async ({ params: { id }, body: { state }, user, request }) => {
    await refuseMissing(context, id, await localeOf(request, store));
    await publishPresence(store.db, { room: id, person: { id: user.id, name: user.name }, state });
    return undefined;
  });
}

/** `read` is not a field of a room: it resets the count of unread messages. */
function withoutRead(body: unknown): {
  readonly isRead: boolean | undefined;
  readonly body: Readonly<Record<string, unknown>>;
} {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw Invalid.at('', { id: 'type' });
  }
  const { read: given, ...rest } = body as Readonly<Record<string, unknown>>;
  const isRead = given === 'true' ? true : given === 'false' ? false : given;
  if (isRead !== undefined && typeof isRead !== 'boolean') throw Invalid.at('read', { id: 'type' });
  return { isRead, body: rest };
}

/** Marking as read does not change the record: no version, no history entry. */
async function markRead({ tx }: WriteContext, id: number, isRead: boolean): Promise<void> {
  await tx.rows(sql`
    update buzbot_rooms set unread = ${isRead ? sql`0` : sql`greatest(unread, 1)`}
    where id = ${id} and deleted_at is null and (unread > 0) = ${isRead}`);
}
