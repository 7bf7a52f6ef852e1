import type { ModuleHealth } from '@rentyard/contract/entities/home';
import { healthIssuesOf } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { joined, literal } from '../db/sqlFragments.ts';
import type { Person } from '../http/person.ts';
import type { Store } from '../records/store.ts';
import { listLink } from './homeLists.ts';

/** The issues of the records of every module that the user may read, with its score. */
export async function homeHealth(
  { db, bindings }: Store,
  { ability }: Person,
): Promise<readonly ModuleHealth[]> {
  const readable = bindings.filter(
    ({ resource }) => healthIssuesOf(resource).length > 0 && ability.can('read', resource.subject),
  );
  if (readable.length === 0) return [];
  const names = joined(readable.map(({ resource }) => literal(resource.name)));
  const rows = await db.rows<{ resource: string; value: string; live: number }>(sql`
    select k.resource, k.value, sum(k.live)::bigint as live from row_counts k
    where k.resource in (${names}) and k.dimension in ('', 'health')
    group by k.resource, k.value`);
  const counts = new Map(rows.map(({ resource, value, live }) => [`${resource} ${value}`, live]));
  return readable.map((binding) => {
    const { name: resource, subject } = binding.resource;
    const countOf = (value: string) => counts.get(`${resource} ${value}`) ?? 0;
    const records = countOf('');
    const healthy = Math.max(0, records - countOf('any'));
    return {
      subject,
      resource,
      records,
      score: records === 0 ? 100 : Math.floor((100 * healthy) / records),
      issues: healthIssuesOf(binding.resource).flatMap((issue) => {
        const count = countOf(issue);
        const list = listLink(binding, `filter[health]=${issue}`);
        return count > 0 ? [{ issue, count, list }] : [];
      }),
    };
  });
}
