import { readCounters } from '@rentyard/contract/entities/counters';
import type { FastifyInstance } from 'fastify';
import { Forbidden, Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import type { Store } from '../store.ts';
import { countAll } from './countAll.ts';
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
