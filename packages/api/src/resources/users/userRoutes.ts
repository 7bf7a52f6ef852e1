import { newClient } from '@rentyard/contract/user';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../failures.ts';
import { dataAnswer, send } from '../../http/answers.ts';
import { draftBody } from '../../http/formBody.ts';
import { resourceRoutes } from '../../http/resourceRoutes.ts';
import {
  askedOf,
  callerOf,
  idOf,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { parseDraft } from '../../records/draft.ts';
import { createRecord } from '../../records/save.ts';
import type { Services } from '../../services.ts';
import { dashboardOf } from './dashboard.ts';
import { userOperations } from './operations.ts';
import { readPerson } from './readPerson.ts';
import { userWrites } from './writes.ts';

/** The calls of people beside the generic ones; those about passwords are with `auth/`. */
export function userRoutes(app: FastifyInstance, context: RouteContext, services: Services): void {
  const { store } = context;
  resourceRoutes(app, context, userWrites(services));

  app.get(
    '/users/dashboard',
    { config: { right: ['read', 'users'], operation: userOperations.dashboard } },
    async (request, reply) => {
      takeNoParams(request);
      return send(
        reply,
        dataAnswer(JSON.stringify(await dashboardOf(store, services.outbox.hasServer))),
      );
    },
  );

  app.get(
    '/users/:id/read',
    { config: { right: ['read', 'users'], operation: userOperations.read } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const { ability } = callerOf(request);
      const asked = await askedOf(request, store);
      const person = await readPerson(context, { id, asked, ability });
      if (!person) throw new NotFound();
      return send(reply, dataAnswer(person));
    },
  );

  app.post(
    '/users/add_client',
    { config: { right: ['create', 'users'], operation: userOperations.addClient } },
    async (request, reply) => {
      takeNoParams(request);
      const body = await draftBody(request, newClient);
      const answer = await writeOnce(request, context, body, async (writing) => {
        const languages = await store.languages.read(writing.tx);
        const draft = parseDraft(newClient, 'create', languages, body);
        const client = await createRecord(writing, { ...draft, kind: 'client' });
        return dataAnswer(JSON.stringify(client), 201);
      });
      return send(reply, answer);
    },
  );
}
