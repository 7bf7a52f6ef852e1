import { healthIssuesOf } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { joined, literal, name } from '../../db/sqlFragments.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import type { Store } from '../store.ts';
import { issueConditions } from './issueConditions.ts';

/**
 * Computes the issues of records again. A record in the trash has none.
 * The caller has locked the records, by writing them or for this check, so that an older result
 * never replaces a newer one.
 */
export async function refreshIssues(
  on: Queryable,
  { targets, languages }: Pick<Store, 'targets' | 'languages'>,
  binding: ResourceBinding,
  recordIds: readonly number[],
): Promise<void> {
  const { resource } = binding;
  if (recordIds.length === 0 || healthIssuesOf(resource).length === 0) return;
  const { ids, isOneOf } = conditionsOfIds(recordIds);
  const known = await languages.read(on);
  const conditions = issueConditions({ binding, targets, languages: known, ids });
  const checks = conditions.map(([issue, isFound]) => sql`(${literal(issue)}, ${isFound})`);
  const own = literal(resource.name);
  const isWanted = sql`w.id = i.record_id and w.issue = i.issue`;
  await on.rows(sql`
    with found as materialized (
      select r.id, c.issue
      from ${name(resource.name)} ${sql.raw(record)}
      cross join lateral (values ${joined(checks)}) c (issue, is_found)
      where ${isOneOf(sql`r.id`)} and r.deleted_at is null and c.is_found
    ), wanted as (
      select id, issue from found union all select distinct id, 'any' from found
    ), gone as (
      delete from record_issues i
      where i.resource = ${own} and ${isOneOf(sql`i.record_id`)}
        and not exists (select from wanted w where ${isWanted})
    )
    insert into record_issues (resource, issue, record_id)
    select ${own}, w.issue, w.id from wanted w
    where not exists (
      select from record_issues i where i.resource = ${own} and ${isWanted}
    )`);
}

/**
 * A save checks one record. For a single id PostgreSQL expects as many rows whatever the id is, so it
 * plans the statement once per connection; an array is planned on each call, which takes longer than
 * the check.
 */
function conditionsOfIds(recordIds: readonly number[]) {
  const [first] = recordIds;
  if (recordIds.length === 1) {
    const id = sql`${first}::bigint`;
    return { ids: sql`select ${id}`, isOneOf: (column: SQL) => sql`${column} = ${id}` };
  }
  const list = sql`${sql.param(recordIds)}::bigint[]`;
  return {
    ids: sql`select unnest(${list})`,
    isOneOf: (column: SQL) => sql`${column} = any(${list})`,
  };
}
