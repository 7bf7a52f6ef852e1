import type { Action, Subject } from '@rentyard/contract/permissions';
import type { Status } from '@rentyard/contract/schema/statuses';
import type { SQL } from 'drizzle-orm';
import type { Person } from '../../http/person.ts';
import { cachedTotal } from '../list/conditions.ts';
import type { ResourceBinding } from '../resourceBinding.ts';

/** A number of pending records, shown as a badge in the side bar. */
export interface Counter {
  /** Its key in `GET /counters`. */
  readonly name: string;
  /** Who may read the number: users with the permission, admins only, or everybody. */
  readonly permission: readonly [action: Action, subject: Subject] | 'admin' | 'signed-in';
  /** A scalar query; a function for a number that differs by user. */
  readonly count: SQL | ((person: Person) => SQL);
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
