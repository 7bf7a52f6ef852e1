import {
  broadcastDecisionRoutes,
  createBroadcastRoute,
  listBroadcasts,
  listDeliveriesRoute,
  previewBroadcastRoute,
  showBroadcast,
  testBroadcast,
} from '@rentyard/contract/entities/chat/broadcastRoutes';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { jsonData, jsonPage, pageOf } from '../../http/jsonResponse.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { messageJson } from '../messages/messages.ts';
import { previewBroadcast } from './audience.ts';
import { broadcastDraft } from './broadcastDraft.ts';
import {
  broadcastDecisions,
  createBroadcast,
  decideBroadcast,
  listDeliveries,
  readBroadcast,
} from './broadcastRecords.ts';
import { broadcasts } from './broadcasts.ts';
import { sendTestMessage } from './trial.ts';

interface Context {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Channels that can send messages. */
  readonly channels: readonly BuzbotChannel[];
}

/** Broadcasts: create, preview, test, monitor and control. */
export function broadcastRoutes(app: FastifyInstance, { store, jobs, channels }: Context): void {
  const context: RouteContext = { store, binding: broadcasts };
  const { db } = store;
  listRoute(app, context, listBroadcasts);

  handle(app, showBroadcast, async ({ params }) => readBroadcast(db, params.id));

  handle(app, listDeliveriesRoute, async ({ params: { id }, query }) => {
    const page = pageOf(query);
    await readBroadcast(db, id);
    return jsonPage(await listDeliveries(db, { id, state: query.state, ...page }), page);
  });

  handle(app, createBroadcastRoute, async ({ body, request }) => {
    const draft = broadcastDraft(body);
    return writeWithIdempotency(request, context, draft, async ({ tx, personId }) => {
      const making = { jobs, channels, personId, now: store.clock() };
      const id = await createBroadcast(tx, draft, making);
      return jsonData(JSON.stringify(await readBroadcast(tx, id)), 201);
    });
  });

  handle(app, previewBroadcastRoute, async ({ body }) => {
    const { audience, message, texts } = broadcastDraft(body);
    return previewBroadcast(db, { audience, text: { message, texts } }, channels);
  });

  handle(app, testBroadcast, async ({ body, request }) => {
    const draft = broadcastDraft(body);
    return writeWithIdempotency(request, context, draft, async (write) => {
      const id = await sendTestMessage(write, draft, channels);
      return jsonData((await messageJson(write.tx, id, write.locale)) ?? 'null', 201);
    });
  });

  for (const decision of broadcastDecisions) {
    handle(app, broadcastDecisionRoutes[decision], async ({ params: { id }, body, request }) =>
      writeWithIdempotency(request, context, body, async ({ tx, personId }) => {
        await decideBroadcast(tx, { id, decision, personId, jobs, now: store.clock() });
        return jsonData(JSON.stringify(await readBroadcast(tx, id)));
      }),
    );
  }
}
