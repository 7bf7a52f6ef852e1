import { presenceStates } from '@rentyard/contract/buzbotMessage';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Invalid, NotFound } from '../../failures.ts';
import { dataAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import { draftBody } from '../../http/formBody.ts';
import { listRoute } from '../../http/listRoute.ts';
import { fieldOptionRoute } from '../../http/optionRoutes.ts';
import {
  askedOf,
  callerOf,
  idOf,
  matchedVersion,
  type RouteContext,
  refuseMissing,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { findRecordJson, readEdited } from '../../records/find.ts';
import { existing, updateRecord } from '../../records/save.ts';
import type { Store } from '../../records/store.ts';
import type { Writing } from '../../records/writing.ts';
import { buzbotOperations as operations } from './buzbotOperations.ts';
import { readCustomerPanel } from './customerPanel.ts';
import { rooms } from './kept.ts';
import { tellPresence } from './presence.ts';

const read = ['read', 'buzbot_messages'] as const;
const update = ['update', 'buzbot_messages'] as const;

/** Conversations: the list, one of them, what is decided over it, and who is in it. */
export function roomRoutes(app: FastifyInstance, store: Store): void {
  const context: RouteContext = { store, kept: rooms };
  listRoute(app, context, { path: '/buzbot/rooms', operation: operations.rooms });
  fieldOptionRoute(app, context, { path: '/buzbot/rooms', operation: operations.roomOptions });

  app.get(
    '/buzbot/rooms/:id/show',
    { config: { right: read, operation: operations.room } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const asked = await askedOf(request, store);
      const wanted = { kept: rooms, id, shape: 'show', asked } as const;
      const json = await findRecordJson(store.db, store, wanted);
      if (json === undefined) throw new NotFound();
      return send(reply, dataAnswer(json));
    },
  );

  app.patch(
    '/buzbot/rooms/:id',
    { config: { right: update, operation: operations.changeRoom } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const { isRead, body } = withoutRead(await draftBody(request, rooms.resource));
      const version = matchedVersion(request);
      const answer = await writeOnce(request, context, body, async (writing) => {
        if (isRead !== undefined) await markRead(writing, id, isRead);
        const saved =
          Object.keys(body).length > 0
            ? await updateRecord(writing, { id, body, version })
            : existing(await readEdited(writing.tx, store, { ...writing, id }));
        return dataAnswer(JSON.stringify(saved));
      });
      return send(reply, answer);
    },
  );

  app.get(
    '/buzbot/rooms/:id/customer',
    { config: { right: read, operation: operations.customer } },
    async (request, reply) => {
      const roomId = idOf(request);
      takeNoParams(request);
      const asked = await askedOf(request, store);
      const panel = await readCustomerPanel(store.db, { roomId, person: callerOf(request), asked });
      return send(reply, dataAnswer(JSON.stringify(panel)));
    },
  );

  app.post(
    '/buzbot/rooms/:id/presence',
    { config: { right: read, operation: operations.presence } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const state = params.takeChoice('state', presenceStates);
      params.finish();
      await refuseMissing(context, id, await askedOf(request, store));
      const { id: personId, name } = callerOf(request);
      await tellPresence(store.db, { room: id, person: { id: personId, name }, state });
      return reply.code(204).send();
    },
  );
}

/** `read` is no field of a room: it says what to do with the count of unread messages. */
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

/** Reading is not a change of the record: it makes no version and no history. */
async function markRead({ tx }: Writing, id: number, isRead: boolean): Promise<void> {
  await tx.rows(sql`
    update buzbot_rooms set unread = ${isRead ? sql`0` : sql`greatest(unread, 1)`}
    where id = ${id} and deleted_at is null and (unread > 0) = ${isRead}`);
}
