import { testEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import {
  createWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
  rotateWebhookSecret,
  secretOverlapHours,
  testWebhook,
  type WebhookDelivery,
} from '@rentyard/contract/entities/webhook/webhookRoutes';
import type { PermissionSet } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData, jsonPage, pageOf } from '../../http/jsonResponse.ts';
import { lockRecord } from '../../records/find.ts';
import { bumpVersion, issuedResponse } from '../../records/routes/issuedSecret.ts';
import { readRoutes } from '../../records/routes/readRoutes.ts';
import {
  findLocale,
  type RouteContext,
  refuseMissing,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import { trashRoutes } from '../../records/routes/trashRoutes.ts';
import { updateRoutes } from '../../records/routes/writeRoutes.ts';
import type { WriteContext } from '../../records/store.ts';
import { recordChange } from '../../records/write/history.ts';
import { createRecord } from '../../records/write/save.ts';
import { listDeliveries, queueDelivery, readDelivery } from '../../webhooks/deliveryTable.ts';
import { endWebhookSecrets, issueWebhookSecret } from '../../webhooks/webhookSecrets.ts';

/** The calls of webhooks. Creation and rotation are the only ones that serve a secret. */
export function webhookRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, binding } = context;
  readRoutes(app, context);
  updateRoutes(app, context);
  trashRoutes(app, context);

  const issue = ({ tx }: WriteContext, id: number) =>
    issueWebhookSecret(tx, { id, cipher: store.cipher, now: store.clock() });

  handle(app, createWebhook, async ({ body, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) => {
      const { id } = await createRecord(write, body);
      return issuedResponse(write, id, { secret: await issue(write, id), status: 201 });
    }),
  );

  handle(app, rotateWebhookSecret, async ({ params: { id }, body, request }) => {
    const { overlap_hours: overlap = secretOverlapHours.default } = body;
    return writeWithIdempotency(request, context, request.body, async (write) => {
      const { tx, locale } = write;
      if (!(await lockRecord(tx, store, { binding, id, locale }))) throw new NotFound();
      const now = store.clock();
      const until = new Date(now.getTime() + overlap * 3_600_000);
      await endWebhookSecrets(tx, id, { until, now });
      const secret = await issue(write, id);
      const version = await bumpVersion(write, id);
      const changes = [{ path: 'secret', from: null, to: null }];
      await recordChange(write, { id, version, action: 'update', changes });
      return issuedResponse(write, id, { secret, status: 200 });
    });
  });

  handle(app, testWebhook, async ({ params: { id }, user, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) => {
      const { tx, locale } = write;
      const found = await lockRecord(tx, store, { binding, id, locale });
      if (!found) throw new NotFound();
      const now = store.clock();
      const about = { webhook: { id, name: found.name } };
      const payload = JSON.stringify({
        type: testEvent,
        timestamp: now.toISOString(),
        data: about,
      });
      const test = { webhookId: id, kind: 'test', event: testEvent, payload } as const;
      return queued(write, id, await queueDelivery(tx, test, now), user.ability);
    }),
  );

  handle(app, replayWebhookDelivery, async ({ params: { id, did }, user, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) => {
      const { tx, locale } = write;
      if (!(await lockRecord(tx, store, { binding, id, locale }))) throw new NotFound();
      const original = await tx.one<Original>(sql`
        select event, message_id, payload, resource, record_id, record_name
        from webhook_deliveries where webhook_id = ${id} and id = ${did}`);
      if (!original) throw new NotFound();
      const { event, payload, message_id: messageId, resource, record_id, record_name } = original;
      const record =
        resource !== null && record_id !== null
          ? { resource, id: record_id, name: record_name ?? '' }
          : undefined;
      const replay = { webhookId: id, kind: 'replay', event, payload, messageId, record } as const;
      return queued(write, id, await queueDelivery(tx, replay, store.clock()), user.ability);
    }),
  );

  handle(app, listWebhookDeliveries, async ({ params: { id }, query, user, request }) => {
    await refuseMissing(context, id, await findLocale(request, store));
    const page = pageOf(query);
    const { state } = query;
    const { rows, total } = await listDeliveries(
      store.db,
      { webhookId: id, state, ...page },
      user.ability,
    );
    return jsonPage({ json: JSON.stringify(rows), total, isExact: true }, page);
  });
}

interface Original {
  readonly event: string;
  readonly message_id: string;
  readonly payload: string;
  readonly resource: string | null;
  readonly record_id: number | null;
  readonly record_name: string | null;
}

async function queued(
  { tx }: WriteContext,
  webhookId: number,
  id: number,
  ability: PermissionSet,
): Promise<JsonResponse> {
  const delivery: WebhookDelivery | undefined = await readDelivery(tx, { webhookId, id }, ability);
  return jsonData(JSON.stringify(delivery), 202);
}
