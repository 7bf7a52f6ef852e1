import type { Activity, Belongings } from '@rentyard/contract/entities/account/userRoutes';
import type { PermissionSet } from '@rentyard/contract/permissions';
import { isOwned } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { listSessions } from '../../auth/sessions/sessionList.ts';
import { type Locale, name } from '../../db/sqlFragments.ts';
import { findRecordJson } from '../../records/find.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { targetOf } from '../../records/targets.ts';

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
    activity: await readActivity(store, id, locale),
    offers: ability.can('read', 'offers') ? await belongings(store, 'offers', id, locale) : null,
    orders: ability.can('read', 'orders') ? await belongings(store, 'orders', id, locale) : null,
  };
  return `{"user":${user},${JSON.stringify(parts).slice(1)}`;
}

interface ActivityRow extends Omit<Activity, 'subject' | 'record'> {
  readonly resource: string;
  readonly record_id: number;
}

async function readActivity(
  store: Store,
  id: number,
  locale: Locale,
): Promise<readonly Activity[]> {
  // Owned records have no page to link to.
  const known = store.bindings.flatMap(({ resource }) =>
    isOwned(resource) ? [] : [resource.name],
  );
  const activities = await store.db.rows<ActivityRow>(sql`
    select id, action, resource, record_id, created_at from change_history
    where created_by = ${id} and resource = any(${sql.param(known)}::text[])
    order by id desc limit ${shownAtMost}`);
  const names = await readNames(store, activities, locale);
  return activities.map(({ resource, record_id, ...activity }) => ({
    ...activity,
    subject: targetOf(store.targets, resource).subject,
    // A purged record has no name any more.
    record: { id: record_id, name: names.get(`${resource} ${record_id}`) ?? '' },
  }));
}

async function readNames(
  { db, targets }: Store,
  activities: readonly ActivityRow[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const resource of new Set(activities.map((activity) => activity.resource))) {
    const { table, label } = targetOf(targets, resource);
    const ids = activities
      .filter((activity) => activity.resource === resource)
      .map((activity) => activity.record_id);
    const rows = await db.rows<{ id: number; name: string | null }>(sql`
      select t.id, ${label('t', locale)} as name from ${name(table)} t
      where t.id = any(${sql.param(ids)}::bigint[])`);
    for (const row of rows) names.set(`${resource} ${row.id}`, row.name ?? '');
  }
  return names;
}

/** The column with the owner of a record. */
const owners = { offers: 'user_id', orders: 'client_id' } as const;

async function belongings(
  { db, targets }: Store,
  resource: keyof typeof owners,
  id: number,
  locale: Locale,
): Promise<Belongings> {
  const { table, label } = targetOf(targets, resource);
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
