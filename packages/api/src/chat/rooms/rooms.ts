import { buzbotRoom } from '@rentyard/contract/entities/chat/room';
import {
  changeRoom,
  listRooms,
  readCustomer,
  reportRoomPresence,
  roomOptions,
  showRoom,
} from '@rentyard/contract/entities/chat/roomRoutes';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import type { Status } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { type Locale, name, textIn } from '../../db/sqlFragments.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import type { User } from '../../http/access/user.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { findRecordJson, readEdited } from '../../records/find.ts';
import { registerResource } from '../../records/registerResource.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import { fieldOptionRoute } from '../../records/routes/optionRoutes.ts';
import {
  findLocale,
  matchedVersion,
  type RouteContext,
  refuseMissing,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import type { Saving, Store, WriteContext } from '../../records/store.ts';
import { orNotFound, updateRecord } from '../../records/write/save.ts';
import { publishPresence } from './presence.ts';

export const rooms = registerResource(buzbotRoom, {
  validate: checkAssignee,
  alsoMentions: true,
  countedByDay: ['first_answer_at'],
});

/** The assignee of a room must be a user who can sign in. */
async function checkAssignee({ write, before, after }: Saving): Promise<FieldProblem[]> {
  const { assignee } = after;
  if (typeof assignee !== 'number' || assignee === before?.assignee) return [];
  const other = await write.tx.one(sql`
    select 1 from users where id = ${assignee} and (kind <> 'staff' or state <> 'active')`);
  return other ? [{ path: 'assignee', problem: { id: 'choice' } }] : [];
}

/** Rooms: the list, one room, its changes, and its presence. */
export function roomRoutes(app: FastifyInstance, store: Store): void {
  const context: RouteContext = { store, binding: rooms };
  listRoute(app, context, listRooms);
  fieldOptionRoute(app, context, roomOptions);

  handle(app, showRoom, async ({ params: { id }, request }) => {
    const locale = await findLocale(request, store);
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
          : orNotFound(await readEdited(write.tx, store, { ...write, id }));
      return jsonData(JSON.stringify(saved));
    });
  });

  handle(app, readCustomer, async ({ params: { id: roomId }, user: person, request }) => {
    const locale = await findLocale(request, store);
    return jsonData(JSON.stringify(await readCustomerPanel(store.db, { roomId, person, locale })));
  });

  handle(app, reportRoomPresence, async ({ params: { id }, body: { state }, user, request }) => {
    await refuseMissing(context, id, await findLocale(request, store));
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

/** Most offers, and most orders, in the response. */
const shownAtMost = 20;

interface Owned {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly status: Status;
  readonly updated_at: string;
}

/** The customer of a room with their latest offers and orders. */
interface CustomerPanel {
  readonly customer: {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
  } | null;
  readonly offers: readonly Owned[];
  readonly orders: readonly Owned[];
}

/** Only what the permissions of the user allow: addresses need the permission to read users. */
async function readCustomerPanel(
  on: Queryable,
  {
    roomId,
    person,
    locale,
  }: { readonly roomId: number; readonly person: User; readonly locale: Locale },
): Promise<CustomerPanel> {
  const room = await on.one<{ customer_id: number | null }>(
    sql`select customer_id from buzbot_rooms where id = ${roomId} and deleted_at is null`,
  );
  if (!room) throw new NotFound();
  if (room.customer_id === null) return { customer: null, offers: [], orders: [] };
  const mayRead = (subject: 'users' | 'offers' | 'orders') => person.ability.can('read', subject);
  const isOpen = mayRead('users');
  const customer = await on.one<NonNullable<CustomerPanel['customer']>>(sql`
    select id, name, case when ${isOpen}::boolean then email end as email,
      case when ${isOpen}::boolean then phone end as phone
    from users where id = ${room.customer_id}`);
  const owned = (table: 'offers' | 'orders', owner: 'user_id' | 'client_id') =>
    on.rows<Owned>(sql`
      select t.id, ${textIn(sql`t.name`, locale)} as name, t.code, t.status, t.updated_at
      from ${name(table)} t
      where t.${name(owner)} = ${room.customer_id} and t.deleted_at is null
      order by t.updated_at desc, t.id desc limit ${shownAtMost}`);
  return {
    customer: customer ?? null,
    offers: mayRead('offers') ? await owned('offers', 'user_id') : [],
    orders: mayRead('orders') ? await owned('orders', 'client_id') : [],
  };
}
