import {
  type Counters,
  readCounters,
  type StatusCounts,
} from '@rentyard/contract/entities/records/counters';
import type { Action, Subject } from '@rentyard/contract/permissions';
import { type Status, type StatusMachine, statuses } from '@rentyard/contract/schema/statuses';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { joined, literal, name } from '../../db/sqlFragments.ts';
import { Forbidden, Invalid } from '../../errors/failures.ts';
import type { User } from '../../http/access/user.ts';
import { handle } from '../../http/handle.ts';
import { cachedTotal } from '../list/totals.ts';
import type { ResourceBinding, Store } from '../store.ts';

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
      if (typeof permission === 'function') return permission(person);
      if (permission === 'signed-in') return true;
      return permission === 'admin' ? isAdmin : ability.can(...permission);
    });
    return countAll(store.db, { counters: readable, person, byStatus });
  });
}

interface Wanted {
  readonly counters: readonly Counter[];
  readonly person: User;
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

/** A number of pending records, shown as a badge in the side bar. */
export interface Counter {
  /** Its key in `GET /counters`. */
  readonly name: string;
  /** Who may read the number: users with the permission, admins only, everybody, or some users. */
  readonly permission:
    | readonly [action: Action, subject: Subject]
    | 'admin'
    | 'signed-in'
    | ((person: User) => boolean);
  /** A scalar query; a function for a number that differs by user. */
  readonly count: SQL | ((person: User) => SQL);
}

const badges: readonly (readonly [name: string, resource: string, status: Status])[] = [
  ['offers_new', 'offers', 'new'],
  ['orders_new', 'orders', 'new'],
];

/** Counters of records with a given status. */
export function statusCounters(bindings: readonly ResourceBinding[]): readonly Counter[] {
  return badges.flatMap(([counter, resource, status]) => {
    const one = bindings.find((candidate) => candidate.resource.name === resource);
    if (!one) return [];
    return [
      {
        name: counter,
        permission: ['read', one.resource.subject] as const,
        count: cachedTotal(resource, { dimension: 'status', values: [status], isTrash: false }),
      },
    ];
  });
}
