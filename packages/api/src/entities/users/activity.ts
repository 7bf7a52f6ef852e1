import type { Activity } from '@rentyard/contract/entities/account/userRoutes';
import { isOwned } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { type Locale, name } from '../../db/sqlFragments.ts';
import type { Store } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';

interface ActivityRow extends Omit<Activity, 'subject' | 'record'> {
  readonly resource: string;
  readonly record_id: number;
}

interface ActivityPage {
  readonly page: number;
  readonly perPage: number;
  readonly locale: Locale;
}

/** The changes of a user, newest first. `userId` is an expression. */
export async function readActivity(
  store: Store,
  userId: SQL,
  { page, perPage, locale }: ActivityPage,
): Promise<readonly Activity[]> {
  const activities = await store.db.rows<ActivityRow>(sql`
    select id, action, resource, record_id, created_at from change_history
    where ${isChangeBy(store, userId)}
    order by id desc limit ${perPage} offset ${(page - 1) * perPage}`);
  const names = await readNames(store, activities, locale);
  return activities.map(({ resource, record_id, ...activity }) => ({
    ...activity,
    subject: findTarget(store.targets, resource).subject,
    // A purged record has no name any more.
    record: { id: record_id, name: names.get(`${resource} ${record_id}`) ?? '' },
  }));
}

/** The number of changes of a user. */
export async function countActivity(store: Store, userId: SQL): Promise<number> {
  const counted = await store.db.one<{ total: number }>(
    sql`select count(*) as total from change_history where ${isChangeBy(store, userId)}`,
  );
  return counted?.total ?? 0;
}

function isChangeBy(store: Store, userId: SQL): SQL {
  // Owned records have no page to link to.
  const known = store.bindings.flatMap(({ resource }) =>
    isOwned(resource) ? [] : [resource.name],
  );
  return sql`created_by = ${userId} and resource = any(${sql.param(known)}::text[])`;
}

async function readNames(
  { db, targets }: Store,
  activities: readonly ActivityRow[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const resource of new Set(activities.map((activity) => activity.resource))) {
    const { table, label } = findTarget(targets, resource);
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
