import {
  type Counters,
  readCounters,
  type StatusCounts,
} from '@rentyard/contract/entities/counters';
import { type StatusMachine, statuses } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { joined, literal, name } from '../../db/sqlFragments.ts';
import { Forbidden, Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import type { Person } from '../../http/person.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import type { Store } from '../store.ts';
import type { Counter } from './counter.ts';

/** The badges of the side bar, and the numbers on status tabs. */
export function counterRoutes(
  app: FastifyInstance,
  store: Store,
  counters: readonly Counter[],
): void {
  const withStatuses = store.bindings.filter(({ resource }) => resource.statuses !== undefined);

  handle(app, readCounters, async ({ query: { statuses }, user: person }) => {
    const { ability, isAdmin } = person;
    const names = new Set(statuses ? statuses.split(',') : []);
    const byStatus = withStatuses.filter(({ resource }) => names.has(resource.name));
    if (byStatus.length < names.size) throw Invalid.at('statuses', { id: 'choice' });
    for (const { resource } of byStatus) {
      if (!ability.can('read', resource.subject)) throw new Forbidden('read', resource.subject);
    }
    const readable = counters.filter(({ permission }) => {
      if (permission === 'signed-in') return true;
      return permission === 'admin' ? isAdmin : ability.can(...permission);
    });
    return countAll(store.db, { counters: readable, person, byStatus });
  });
}

interface Wanted {
  readonly counters: readonly Counter[];
  readonly person: Person;
  /** Resources with statuses, counted per status. */
  readonly byStatus: readonly ResourceBinding[];
}

/** Computes every counter in one statement. */
async function countAll(
  db: Queryable,
  { counters, person, byStatus }: Wanted,
): Promise<Record<string, unknown> & Counters> {
  const columns = [
    ...counters.map(({ name: counter, count }) => {
      const query = typeof count === 'function' ? count(person) : count;
      return sql`(${query}) as ${name(counter)}`;
    }),
    ...byStatus.map(
      ({ resource }) => sql`(
        select coalesce(json_object_agg(status, total), '{}') from (
          select k.value as status, sum(k.live)::bigint as total from row_counts k
          where k.resource = ${literal(resource.name)} and k.dimension = 'status' group by k.value
        ) s
      ) as ${name(statusColumn(resource.name))}`,
    ),
  ];
  if (columns.length === 0) return {};
  const row = (await db.one<Record<string, unknown>>(sql`select ${joined(columns)}`)) ?? {};
  const found = Object.fromEntries(counters.map((counter) => [counter.name, row[counter.name]]));
  if (byStatus.length === 0) return found;
  const statuses = byStatus.map(({ resource }) => [
    resource.name,
    filledUp(resource.statuses, row[statusColumn(resource.name)] as StatusCounts),
  ]);
  return { ...found, statuses: Object.fromEntries(statuses) };
}

function statusColumn(resource: string): string {
  return `by_status_${resource}`;
}

function filledUp(machine: StatusMachine | undefined, counts: StatusCounts): StatusCounts {
  const known = statuses.filter((status) => machine && status in machine.next);
  return Object.fromEntries(known.map((status) => [status, counts[status] ?? 0]));
}
