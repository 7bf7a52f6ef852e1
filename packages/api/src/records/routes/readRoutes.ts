import type { Subject } from '@rentyard/contract/permissions';
import type { Use } from '@rentyard/contract/schema/routes/errorBody';
import { readRoutes as declare } from '@rentyard/contract/schema/routes/resourceRoutes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { callerOf } from '../../http/access/permissions.ts';
import { handle } from '../../http/handle.ts';
import { jsonData, jsonPage, pageOf } from '../../http/jsonResponse.ts';
import { findRecordJson } from '../find.ts';
import { findIncomingReferences } from '../trash/incomingReferences.ts';
import { listChanges } from '../write/history.ts';
import { cacheResponses, listRoute } from './listRoute.ts';
import { fieldOptionRoute, optionRoute } from './optionRoutes.ts';
import { findLocale, type RouteContext, refuseMissing } from './routeContext.ts';

/** List, options, show, edit and history of a resource. */
export function readRoutes(app: FastifyInstance, { store, binding }: RouteContext): void {
  const { name, servesUses } = binding.resource;
  const routes = declare(binding.resource);

  /** Records that reference this one and that the user may read. */
  async function readableUses(request: FastifyRequest, id: number): Promise<readonly Use[]> {
    const locale = await findLocale(request, store);
    const uses = await findIncomingReferences(store.db, store, { to: name, ids: [id] }, locale);
    const { ability } = callerOf(request);
    return (uses.get(id) ?? []).filter((use) => ability.can('read', use.subject as Subject));
  }

  async function withUses(request: FastifyRequest, json: string, id: number): Promise<string> {
    if (!servesUses) return json;
    return `${json.slice(0, -1)},"uses":${JSON.stringify(await readableUses(request, id))}}`;
  }

  async function read(request: FastifyRequest, id: number, shape: 'show' | 'edit') {
    const locale = await findLocale(request, store);
    const json = await findRecordJson(store.db, store, { binding, id, shape, locale });
    if (json === undefined) throw new NotFound();
    return jsonData(await withUses(request, json, id));
  }

  const cache = cacheResponses({ store, binding });

  optionRoute(app, { store, binding }, routes.options);
  fieldOptionRoute(app, { store, binding }, routes.fieldOptions);
  listRoute(app, { store, binding }, routes.list);

  handle(app, routes.show, async ({ params: { id }, request, language }) => {
    // Uses are not cached: their tables are not watched, and the permissions of users differ.
    if (servesUses) return read(request, id, 'show');
    return cache.getOrRead(`${language} ${id}`, () => read(request, id, 'show'));
  });

  handle(app, routes.edit, async ({ params: { id }, request }) => read(request, id, 'edit'));

  handle(app, routes.uses, async ({ params: { id }, request }) => {
    await refuseMissing({ store, binding }, id, await findLocale(request, store));
    return readableUses(request, id);
  });

  handle(app, routes.history, async ({ params: { id }, query, request }) => {
    const locale = await findLocale(request, store);
    await refuseMissing({ store, binding }, id, locale);
    const page = pageOf(query);
    return jsonPage(await listChanges(store, binding, { id, ...page }, locale), page);
  });
}
