import type { ViewState } from '@rentyard/contract/entities/records/viewRoutes';
import { sql } from 'drizzle-orm';
import { listQueryOfJson } from '../../http/listQueryOfJson.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { isListed } from '../../records/list/isListed.ts';
import type { RecordedChange, WriteContext } from '../../records/store.ts';

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

/**
 * Notifies those who follow a changed record, and those who follow a saved view that it matches after
 * the change.
 */
export async function notifyFollowers(
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

function matches(
  write: WriteContext,
  id: number,
  { filter, search = '' }: ViewState,
): Promise<boolean> {
  return isListed(write, id, listQueryOfJson(write.binding.resource, { filter, search }));
}
