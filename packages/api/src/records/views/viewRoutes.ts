import type { ViewScope } from '@rentyard/contract/entities/records/view';
import type { SavedView, ViewState } from '@rentyard/contract/entities/records/viewRoutes';
import * as routes from '@rentyard/contract/entities/records/viewRoutes';
import type { BodyOf } from '@rentyard/contract/schema/routes/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '../../db/sqlFragments.ts';
import { Forbidden, Invalid } from '../../errors/failures.ts';
import { confirmPermissions } from '../../http/access/permissions.ts';
import type { User } from '../../http/access/user.ts';
import { handle } from '../../http/handle.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { listQueryOfJson } from '../../http/listQueryOfJson.ts';
import { listRecords } from '../list/list.ts';
import { findLocale, matchedVersion } from '../routes/routeContext.ts';
import type { Store } from '../store.ts';
import { deleteViews, insertView, listViews, updateView } from './viewRecords.ts';

/** Saved views (P-LIST-7): every user has their own; sharing them needs `manage views`. */
export function viewRoutes(app: FastifyInstance, store: Store): void {
  const { db, clock } = store;

  handle(app, routes.listViews, async ({ query, user, request }) => {
    const views = await listViews(db, user, query.subject);
    const readable = views.filter(
      (view) => user.ability.can('read', view.subject) && (view.pinned || !query.pinned),
    );
    if (!query.counts) return readable;
    const locale = await findLocale(request, store);
    const counted: SavedView[] = [];
    for (const view of readable) {
      counted.push({ ...view, count: await countRows(store, view, locale) });
    }
    return counted;
  });

  handle(app, routes.createView, async ({ body, user, request }) => {
    const { subject, state, scope = 'me', pinned = false, sort_order = 0 } = body;
    if (!user.ability.can('read', subject)) throw new Forbidden('read', subject);
    refuseSharing(scope, user);
    refuseUnknownRows(store, subject, state);
    const draft = { name: body.name, subject, state, scope, pinned, sort_order };
    return withIdempotency(request, { db, clock, body }, async (tx) =>
      jsonData(JSON.stringify(await insertView(tx, user, draft, clock())), 201),
    );
  });

  handle(app, routes.updateView, async ({ params, body, user, request }) => {
    if (body.id !== undefined && body.id !== params.id) {
      throw Invalid.at('id', { id: 'not_allowed' });
    }
    return change({ ...body, id: params.id }, user, request);
  });

  handle(app, routes.updateNamedView, async ({ body, user, request }) =>
    change(body, user, request),
  );

  async function change(
    { id, version, ...changes }: BodyOf<typeof routes.updateNamedView>,
    user: User,
    request: FastifyRequest,
  ): Promise<SavedView> {
    if (changes.scope) refuseSharing(changes.scope, user);
    const authorize = ({ subject }: SavedView) => {
      if (changes.state) refuseUnknownRows(store, subject, changes.state);
    };
    const update = { id, version: version ?? matchedVersion(request), change: changes, authorize };
    return db.transaction(async (tx) => {
      const view = await updateView(tx, user, update, clock());
      await confirmPermissions(request, tx);
      return view;
    });
  }

  handle(app, routes.deleteViews, async ({ body: ids, user, request }) =>
    db.transaction(async (tx) => {
      const deleted = await deleteViews(tx, user, ids);
      await confirmPermissions(request, tx);
      return { deleted };
    }),
  );
}

function refuseSharing(scope: ViewScope, { ability }: User): void {
  if (scope !== 'me' && !ability.can('manage', 'views')) throw new Forbidden('manage', 'views');
}

/** @throws {Invalid} when the list has no such field or sort key. */
function refuseUnknownRows(
  { bindings: binding }: Store,
  subject: string,
  { search, sort, filter }: ViewState,
): void {
  const listed = binding.find(({ resource }) => resource.subject === subject);
  if (listed) listQueryOfJson(listed.resource, { search, sort, filter }, 'state.');
}

/**
 * How many records a view matches now. Null for a list without a count, and for a view with fields
 * that no longer exist.
 */
async function countRows(
  store: Store,
  { subject, state }: SavedView,
  locale: Locale,
): Promise<number | null> {
  const binding = store.bindings.find(({ resource }) => resource.subject === subject);
  if (!binding) return null;
  try {
    const { search, filter } = state;
    const query = listQueryOfJson(binding.resource, { search, filter });
    const { total } = await listRecords(store, binding, { ...query, perPage: 1 }, locale);
    return total;
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}
