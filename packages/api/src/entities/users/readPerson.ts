import type { Belongings } from '@rentyard/contract/entities/account/userRoutes';
import type { PermissionSet } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import { listSessions } from '../../auth/sessions/sessionList.ts';
import { type Locale, name } from '../../db/sqlFragments.ts';
import { findRecordJson } from '../../records/find.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';
import { readActivity } from './activity.ts';

/** Rows per list. */
const shownAtMost = 20;

interface Reading {
  readonly id: number;
  readonly locale: Locale;
  /** Permissions of the reader, who sees offers and orders only with permission to read them. */
  readonly ability: PermissionSet;
}

/** A user with sessions, activity, offers and orders as JSON; undefined when there is none. */
export async function readPerson(
  { store, binding }: RouteContext,
  { id, locale, ability }: Reading,
): Promise<string | undefined> {
  const { db, clock } = store;
  const user = await findRecordJson(db, store, { binding, id, shape: 'show', locale });
  if (user === undefined) return undefined;
  const parts = {
    sessions: await listSessions(db, id, clock()),
    activity: await readActivity(store, sql`${id}`, { page: 1, perPage: shownAtMost, locale }),
    offers: ability.can('read', 'offers') ? await belongings(store, 'offers', id, locale) : null,
    orders: ability.can('read', 'orders') ? await belongings(store, 'orders', id, locale) : null,
  };
  return `{"user":${user},${JSON.stringify(parts).slice(1)}`;
}

/** The column with the owner of a record. */
const owners = { offers: 'user_id', orders: 'client_id' } as const;

async function belongings(
  { db, targets }: Store,
  resource: keyof typeof owners,
  id: number,
  locale: Locale,
): Promise<Belongings> {
  const { table, label } = findTarget(targets, resource);
  const mine = sql`r.${name(owners[resource])} = ${id} and r.deleted_at is null`;
  const items = await db.rows<Belongings['items'][number]>(sql`
    select r.id, ${label('r', locale)} as name, r.code, r.status, r.updated_at
    from ${name(table)} r where ${mine}
    order by r.updated_at desc, r.id desc limit ${shownAtMost}`);
  const counted = await db.one<{ total: number }>(
    sql`select count(*) as total from ${name(table)} r where ${mine}`,
  );
  return { total: counted?.total ?? 0, items };
}
