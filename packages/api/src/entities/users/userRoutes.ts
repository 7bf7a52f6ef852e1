import { newClient } from '@rentyard/contract/entities/user';
import { addClient, readPersonRoute, usersDashboard } from '@rentyard/contract/entities/userRoutes';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import {
  localeOf,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import { parseDraft } from '../../records/write/draft.ts';
import { createRecord } from '../../records/write/save.ts';
import type { Services } from '../../services/services.ts';
import { dashboardOf } from './dashboard.ts';
import { readPerson } from './readPerson.ts';
import { userWriteHandlers } from './writes.ts';

/** The calls of users besides the generic ones; `auth/` has those about passwords. */
export function userRoutes(app: FastifyInstance, context: RouteContext, services: Services): void {
  const { store } = context;
  resourceRoutes(app, context, userWriteHandlers(services));

  handle(app, usersDashboard, async () => dashboardOf(store, services.outbox.hasServer));

  handle(app, readPersonRoute, async ({ params: { id }, user: { ability }, request }) => {
    const locale = await localeOf(request, store);
    const person = await readPerson(context, { id, locale, ability });
    if (!person) throw new NotFound();
    return jsonData(person);
  });

  handle(app, addClient, async ({ body, request }) =>
    writeWithIdempotency(request, context, body, async (write) => {
      const languages = await store.languages.read(write.tx);
      const draft = parseDraft(newClient, 'create', languages, body);
      const client = await createRecord(write, { ...draft, kind: 'client' });
      return jsonData(JSON.stringify(client), 201);
    }),
  );
}
