import * as routes from '@rentyard/contract/entities/collaboration/followRoutes';
import type { Subject } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../db/database.ts';
import { lockCount } from '../db/lockCount.ts';
import { name } from '../db/sqlFragments.ts';
import { Forbidden, Invalid, NotFound } from '../errors/failures.ts';
import type { User } from '../http/access/user.ts';
import { handle } from '../http/handle.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { listViews } from '../records/views/viewRecords.ts';

/** What users follow. Nobody sees or changes what others follow. */
export function followRoutes(app: FastifyInstance, { db, bindings, clock }: Store): void {
  const findBinding = (subject: Subject): ResourceBinding => {
    const found = bindings.find(({ resource }) => resource.subject === subject);
    if (!found) throw Invalid.at('subject', { id: 'choice' });
    return found;
  };
  const followed = (person: User) => readFollowed(db, bindings, person);

  handle(app, routes.readFollows, ({ user }) => followed(user));

  handle(app, routes.followRecord, async ({ body: { subject, id }, user }) => {
    if (!user.ability.can('read', subject)) throw new Forbidden('read', subject);
    const { resource } = findBinding(subject);
    const found = await db.one(sql`
      select 1 from ${name(resource.name)} where id = ${id} and deleted_at is null`);
    if (!found) throw new NotFound();
    const follow = { resource: resource.name, recordId: id };
    await db.transaction((tx) => insertFollow(tx, user, follow, clock()));
    return followed(user);
  });

  handle(app, routes.unfollowRecord, async ({ body: { subject, id }, user }) => {
    const { resource } = findBinding(subject);
    await db.rows(sql`
      delete from follows
      where user_id = ${user.id} and resource = ${resource.name} and record_id = ${id}`);
    return followed(user);
  });

  handle(app, routes.followView, async ({ body: { id }, user }) => {
    const view = (await listViews(db, user)).find((one) => one.id === id);
    if (!view || !user.ability.can('read', view.subject)) throw new NotFound();
    const { resource } = findBinding(view.subject);
    const follow = { resource: resource.name, viewId: id };
    await db.transaction(async (tx) => {
      // It may have been deleted meanwhile.
      const found = await tx.one(sql`select 1 from saved_views where id = ${id} for key share`);
      if (!found) throw new NotFound();
      await insertFollow(tx, user, follow, clock());
    });
    return followed(user);
  });

  handle(app, routes.unfollowView, async ({ body: { id }, user }) => {
    await db.rows(sql`delete from follows where user_id = ${user.id} and view_id = ${id}`);
    return followed(user);
  });
}

interface Follow {
  readonly resource: string;
  readonly recordId?: number;
  readonly viewId?: number;
}

/** Following twice changes nothing. */
async function insertFollow(
  tx: Transaction,
  { id }: User,
  { resource, recordId, viewId }: Follow,
  now: Date,
): Promise<void> {
  await lockCount(tx, 'follows', id);
  const count = await tx.one<{ count: number }>(
    sql`select count(*) as count from follows where user_id = ${id}`,
  );
  if ((count?.count ?? 0) >= routes.followsAtMost) {
    throw Invalid.at('id', { id: 'max_value', values: { number: routes.followsAtMost } });
  }
  await tx.rows(sql`
    insert into follows (user_id, resource, record_id, view_id, created_at)
    values (${id}, ${resource}, ${recordId ?? null}, ${viewId ?? null}, ${now.toISOString()})
    on conflict do nothing`);
}

async function readFollowed(
  on: Queryable,
  bindings: readonly ResourceBinding[],
  { id }: User,
): Promise<routes.Followed> {
  const rows = await on.rows<{ resource: string; record: number | null; view: number | null }>(sql`
    select resource, record_id as record, view_id as view from follows
    where user_id = ${id} order by id`);
  const subjects = new Map(bindings.map(({ resource }) => [resource.name, resource.subject]));
  return {
    records: rows.flatMap(({ resource, record }) => {
      const subject = subjects.get(resource);
      return subject && record !== null ? [{ subject, id: record }] : [];
    }),
    views: rows.flatMap(({ view }) => view ?? []),
  };
}
