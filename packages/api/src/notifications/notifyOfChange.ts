import type { ViewState } from '@rentyard/contract/entities/viewRoutes';
import { searchWords } from '@rentyard/contract/schema/listSearch';
import type { Status } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import { allOf, name } from '../db/sqlFragments.ts';
import { listQueryOfJson } from '../http/listQueryOfJson.ts';
import { conditionsOf, textMatches } from '../records/list/conditions.ts';
import { record } from '../records/shapes.ts';
import type { RecordedChange, WriteContext } from '../records/store.ts';
import type { Notifier } from './notifier.ts';

interface Followed {
  /** The followers of the record. */
  readonly userIds: readonly number[];
  /** The followed views of the resource. */
  readonly views: readonly FollowedView[];
}

interface FollowedView {
  readonly state: ViewState;
  readonly users: readonly number[];
}

/** Notifies assignees and followers. Runs after each write of any record. */
export async function notifyOfChange(
  notifier: Notifier,
  write: WriteContext,
  change: RecordedChange,
): Promise<void> {
  await notifyAssignee(notifier, write, change);
  await notifyFollowers(notifier, write, change);
}

/**
 * Notifies those who follow a changed record, and those who follow a saved view that it matches after
 * the change.
 */
async function notifyFollowers(
  notifier: Notifier,
  write: WriteContext,
  { id }: RecordedChange,
): Promise<void> {
  const { tx, store, binding, personId } = write;
  const { resource } = binding;
  const followed = await tx.one<Followed>(sql`
    select
      coalesce((select json_agg(user_id) from follows
        where resource = ${resource.name} and record_id = ${id}), '[]') as "userIds",
      coalesce((select json_agg(x) from (
        select v.state, json_agg(f.user_id) as users
        from follows f join saved_views v on v.id = f.view_id
        where f.resource = ${resource.name} and f.view_id is not null group by v.id
      ) x), '[]') as views`);
  const { userIds, views } = followed ?? { userIds: [], views: [] };
  const notice = { binding, recordId: id, by: personId };
  await notifier.notify(tx, store, { ...notice, kind: 'change', userIds });

  const matching = new Set<number>();
  for (const { state, users } of views) {
    if (await matches(write, id, state)) for (const user of users) matching.add(user);
  }
  // A follower of the record knows already.
  for (const user of userIds) matching.delete(user);
  await notifier.notify(tx, store, { ...notice, kind: 'view', userIds: [...matching] });
}

async function matches(
  { tx, store, binding }: WriteContext,
  id: number,
  { filter, search = '' }: ViewState,
): Promise<boolean> {
  const query = listQueryOfJson(binding.resource, { filter, search });
  const patterns = await store.searchPatterns(searchWords(query.search), tx);
  const where = allOf([
    sql`r.id = ${id}`,
    ...conditionsOf(binding, { ...query, search: patterns.map(textMatches) }),
  ]);
  const found = await tx.one(sql`
    select 1 from ${name(binding.resource.name)} ${sql.raw(record)} where ${where}`);
  return found !== undefined;
}

/**
 * Notifies the assignee of a record of their assignment, and of later changes of its status: once
 * for all records of a job.
 */
async function notifyAssignee(
  notifier: Notifier,
  write: WriteContext,
  { id, action, changes = [] }: RecordedChange,
): Promise<void> {
  const { tx, store, binding, personId, jobId } = write;
  if (!('assignee' in binding.resource.fields)) return;
  const isAssigned = action === 'create' || changes.some(({ path }) => path === 'assignee');
  const status = changes.find(({ path }) => path === 'status')?.to as Status | undefined;
  if (!isAssigned && status === undefined) return;
  const record = await tx.one<{ assignee: number | null }>(sql`
    select assignee_id as assignee from ${name(binding.resource.name)} where id = ${id}`);
  if (!record?.assignee) return;
  const notice = { binding, recordId: id, by: personId, userIds: [record.assignee], jobId };
  await notifier.notify(
    tx,
    store,
    status === undefined
      ? { ...notice, kind: 'assignment' }
      : { ...notice, kind: 'status', status },
  );
}
