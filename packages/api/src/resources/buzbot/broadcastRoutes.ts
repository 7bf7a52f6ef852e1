import { broadcastDeliveryStates } from '@rentyard/contract/buzbotBroadcast';
import type { BuzbotChannel } from '@rentyard/contract/buzbotRoom';
import type { FastifyInstance } from 'fastify';
import { dataAnswer, listAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import { takePage } from '../../http/listParams.ts';
import { listRoute } from '../../http/listRoute.ts';
import { QueryParams } from '../../http/queryParams.ts';
import { idOf, type RouteContext, takeNoParams, writeOnce } from '../../http/routeContext.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Store } from '../../records/store.ts';
import { previewBroadcast } from './audience.ts';
import { readBroadcastDraft } from './broadcastDraft.ts';
import {
  broadcastDecisions,
  createBroadcast,
  decideBroadcast,
  listDeliveries,
  readBroadcast,
} from './broadcastRecords.ts';
import { buzbotOperations as operations } from './buzbotOperations.ts';
import { broadcasts } from './kept.ts';
import { messageJson } from './messages.ts';
import { sendTrial } from './trial.ts';

interface Context {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Channels that messages can be sent by. */
  readonly channels: readonly BuzbotChannel[];
}

const mayRead = ['read', 'buzbot_broadcast'] as const;
const maySend = ['broadcast', 'buzbot_broadcast'] as const;

/** Messages to many: made, looked at ahead, tried out, watched and stopped. */
export function broadcastRoutes(app: FastifyInstance, { store, jobs, channels }: Context): void {
  const context: RouteContext = { store, kept: broadcasts };
  const { db } = store;
  listRoute(app, context, { path: '/buzbot/broadcasts', operation: operations.broadcasts });

  app.get(
    '/buzbot/broadcasts/:id',
    { config: { right: mayRead, operation: operations.broadcast } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      return send(reply, dataAnswer(JSON.stringify(await readBroadcast(db, id))));
    },
  );

  app.get(
    '/buzbot/broadcasts/:id/deliveries',
    { config: { right: mayRead, operation: operations.deliveries } },
    async (request, reply) => {
      const id = idOf(request);
      const params = new QueryParams(request.url);
      const state = params.takeChoice('state', broadcastDeliveryStates);
      const query = { id, state, ...takePage(params) };
      params.finish();
      await readBroadcast(db, id);
      return send(reply, listAnswer(await listDeliveries(db, query), query));
    },
  );

  app.post(
    '/buzbot/broadcast',
    { config: { right: maySend, operation: operations.createBroadcast } },
    async (request, reply) => {
      takeNoParams(request);
      const draft = await readBroadcastDraft(request);
      const answer = await writeOnce(request, context, draft, async ({ tx, personId }) => {
        const making = { jobs, channels, personId, now: store.clock() };
        const id = await createBroadcast(tx, draft, making);
        return dataAnswer(JSON.stringify(await readBroadcast(tx, id)), 201);
      });
      return send(reply, answer);
    },
  );

  app.post(
    '/buzbot/broadcast/preview',
    { config: { right: maySend, operation: operations.preview } },
    async (request, reply) => {
      takeNoParams(request);
      const { audience, message, texts } = await readBroadcastDraft(request);
      const asked = { audience, text: { message, texts } };
      return send(reply, dataAnswer(JSON.stringify(await previewBroadcast(db, asked, channels))));
    },
  );

  app.post(
    '/buzbot/broadcast/test',
    { config: { right: maySend, operation: operations.test } },
    async (request, reply) => {
      takeNoParams(request);
      const draft = await readBroadcastDraft(request);
      const answer = await writeOnce(request, context, draft, async (writing) => {
        const id = await sendTrial(writing, draft, channels);
        return dataAnswer((await messageJson(writing.tx, id, writing.asked)) ?? 'null', 201);
      });
      return send(reply, answer);
    },
  );

  for (const decision of broadcastDecisions) {
    app.post(
      `/buzbot/broadcasts/:id/${decision}`,
      { config: { right: maySend, operation: operations[decision] } },
      async (request, reply) => {
        const id = idOf(request);
        takeNoParams(request);
        new BodyParams(request.body).finish();
        const answer = await writeOnce(request, context, request.body, async ({ tx }) => {
          await decideBroadcast(tx, { id, decision, jobs, now: store.clock() });
          return dataAnswer(JSON.stringify(await readBroadcast(tx, id)));
        });
        return send(reply, answer);
      },
    );
  }
}
