import { searchEverything } from '@rentyard/contract/entities/search';
import { isOwned } from '@rentyard/contract/schema/resource';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { searchRecords } from '../search/searchRecords.ts';
import type { Store } from '../store.ts';
import { localeOf } from './routeContext.ts';

/** Records of every module that the user may read. */
export function searchRoutes(app: FastifyInstance, store: Store): void {
  handle(app, searchEverything, async ({ query: { q: text }, user: { ability }, request }) => {
    const bindings = store.bindings.filter(
      ({ resource }) => !isOwned(resource) && ability.can('read', resource.subject),
    );
    const locale = await localeOf(request, store);
    return searchRecords(store, { text, bindings, locale });
  });
}
