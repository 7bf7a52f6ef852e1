import { fieldAt } from '@rentyard/contract/schema/resource';
import type {
  fieldOptionsRoute,
  readRoutes,
} from '@rentyard/contract/schema/routes/resourceRoutes';
import type { TypeOf } from '@rentyard/contract/schema/routes/route';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { listOptions } from '../list/options.ts';
import { findTarget } from '../targets.ts';
import { findLocale, type RouteContext } from './routeContext.ts';

/** The records of a resource as options of a select. */
export function optionRoute(
  app: FastifyInstance,
  { store, binding }: RouteContext,
  route: ReturnType<typeof readRoutes>['options'],
): void {
  handle(app, route, async ({ query: { search: words, ids, rejected }, request }) => {
    const query = { words, ids, withTrash: false, withRejected: rejected, withDetails: true };
    const locale = await findLocale(request, store);
    return jsonData(await listOptions(store, binding.resource.name, query, locale));
  });
}

/**
 * The allowed targets of a reference field. Users who may read the records see these names in them
 * anyway, and need them to set the field. Details are for users who may read those records, and
 * contacts also for those who call them about the record.
 */
export function fieldOptionRoute(
  app: FastifyInstance,
  { store, binding: { resource } }: RouteContext,
  route: ReturnType<typeof fieldOptionsRoute>,
): void {
  handle(app, route, async ({ params, query, user, request }) => {
    const { search: words, ids, rejected } = query;
    const field = fieldAt(resource, params.field);
    if (!field || !('to' in field)) throw new NotFound();
    const { ability } = user;
    const { subject } = resource;
    const isCalled = field.kind === 'reference' && field.withContacts === true;
    const withDetails =
      ability.can('read', findTarget(store.targets, field.to).subject) ||
      (isCalled && (ability.can('create', subject) || ability.can('update', subject)));
    const wanted = {
      ...{ words, ids, withTrash: true, withRejected: rejected, withDetails },
      // When a machine is free is a detail of its offer.
      rental: withDetails ? parseRental(query) : undefined,
    };
    return jsonData(await listOptions(store, field.to, wanted, await findLocale(request, store)));
  });
}

type FieldOptionQuery = TypeOf<NonNullable<ReturnType<typeof fieldOptionsRoute>['query']>>;

function parseRental(query: FieldOptionQuery) {
  const { free_from: from, free_to: to, quantity, order, only_free: isOnlyFree } = query;
  return from === undefined || to === undefined
    ? undefined
    : { from, to, quantity, order, isOnlyFree };
}
