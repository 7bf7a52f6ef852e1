import { randomUUID } from 'node:crypto';
import { resourceOfEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import type {
  deliveryFailures,
  deliveryStates,
  WebhookDelivery,
} from '@rentyard/contract/entities/webhook/webhookRoutes';
import type { PermissionSet } from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { momentText } from '../db/sqlFragments.ts';
import { enqueueJob } from '../jobs/jobTable.ts';

/** The payload of the jobs that send deliveries. */
export interface DeliveryPayload {
  readonly id: number;
}

/** Job kinds: events wait while their webhook is paused, replays and tests do not. */
export const webhookJobs = { event: 'webhook_event', manual: 'webhook_manual' } as const;

export function webhookDestination(webhookId: number): string {
  return `webhook:${webhookId}`;
}

/** How long deliveries are stored, in ms. */
const retention = 30 * 86_400_000;

interface ChangedRecord {
  /** Wire name of the resource. */
  readonly resource: string;
  readonly id: number;
  readonly name: string;
}

interface NewDelivery {
  readonly webhookId: number;
  readonly kind: WebhookDelivery['kind'];
  readonly event: string;
  readonly payload: string;
  readonly record?: ChangedRecord | undefined;
  /** That of the replayed delivery. */
  readonly messageId?: string;
}

/**
 * Stores a delivery and queues its job, in the transaction of their cause. Events of one record are sent
 * one at a time, in the order of its changes.
 */
export async function queueDelivery(
  tx: Transaction,
  { webhookId, kind, event, payload, record, messageId }: NewDelivery,
  now: Date,
): Promise<number> {
  const made = await tx.one<DeliveryPayload>(sql`
    insert into webhook_deliveries
      (webhook_id, kind, event, message_id, resource, record_id, record_name, payload, created_at)
    values (${webhookId}, ${kind}, ${event}, ${messageId ?? `msg_${randomUUID()}`},
      ${record?.resource ?? null}, ${record?.id ?? null}, ${record?.name ?? null}, ${payload},
      ${now.toISOString()})
    returning id`);
  if (!made) throw new Error('An insert returned no row.');
  const destination = webhookDestination(webhookId);
  const isEvent = kind === 'event';
  await enqueueJob(
    tx,
    {
      kind: isEvent ? webhookJobs.event : webhookJobs.manual,
      key: String(made.id),
      payload: made,
      destination: isEvent ? destination : `${destination}:manual`,
      lane: isEvent && record ? `${destination}:${record.resource}:${record.id}` : undefined,
    },
    now,
  );
  return made.id;
}

/** A pending delivery with its webhook. */
export interface DueDelivery {
  readonly id: number;
  readonly webhook_id: number;
  readonly kind: WebhookDelivery['kind'];
  readonly event: string;
  readonly message_id: string;
  readonly payload: string;
  readonly attempts: number;
  readonly created_at: string;
  readonly url: string;
  readonly is_on: boolean;
  readonly failures: number;
  readonly failing_since: string | null;
  /** The creator of the webhook. */
  readonly owner_id: number | null;
  /** An earlier event of the same record is pending. */
  readonly has_earlier: boolean;
}

/** Undefined when the delivery was sent or deleted. */
export function readDueDelivery(on: Queryable, id: number): Promise<DueDelivery | undefined> {
  return on.one<DueDelivery>(sql`
    select d.id, d.webhook_id, d.kind, d.event, d.message_id, d.payload, d.attempts, d.created_at,
      w.url, w.active and w.deleted_at is null as is_on, w.failures, w.failing_since,
      w.created_by as owner_id,
      d.kind = 'event' and exists (
        select from webhook_deliveries e
        where e.webhook_id = d.webhook_id and e.resource = d.resource and e.record_id = d.record_id
          and e.kind = 'event' and e.state = 'pending' and e.id < d.id) as has_earlier
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id} and d.state = 'pending'`);
}

/** An attempt, as it is shown to people. */
export interface Attempt {
  readonly at: Date;
  readonly headers: Readonly<Record<string, string>>;
  readonly failure?: (typeof deliveryFailures)[number] | undefined;
  readonly response?: WebhookDelivery['response'] | undefined;
}

/** Stores the last attempt of a pending delivery. False when another process has ended it. */
export async function storeAttempt(
  on: Queryable,
  id: number,
  { state, attempt }: { readonly state: WebhookDelivery['state']; readonly attempt: Attempt },
): Promise<boolean> {
  const { at, headers, failure, response } = attempt;
  const stored = await on.one(sql`
    update webhook_deliveries
    set state = ${state}, attempts = attempts + 1, attempted_at = ${at.toISOString()},
        failure = ${failure ?? null}, request_headers = ${JSON.stringify(headers)}::jsonb,
        response_status = ${response?.status ?? null},
        response_headers = ${response ? JSON.stringify(response.headers) : null}::jsonb,
        response_body = ${response?.body ?? null}, duration_ms = ${response?.duration_ms ?? null}
    where id = ${id} and state = 'pending' returning 1`);
  return stored !== undefined;
}

interface DeliveryQuery {
  readonly webhookId: number;
  readonly state?: (typeof deliveryStates)[number] | undefined;
  readonly page: number;
  readonly perPage: number;
}

interface StoredDelivery extends Omit<WebhookDelivery, 'record'> {
  readonly record_id: number | null;
  readonly record_name: string | null;
}

/** Deliveries of a webhook, newest first. Those of records that the user may not read have no content. */
export async function listDeliveries(
  on: Queryable,
  { webhookId, state, page, perPage }: DeliveryQuery,
  ability: PermissionSet,
): Promise<{ readonly rows: readonly WebhookDelivery[]; readonly total: number }> {
  const which = sql`d.webhook_id = ${webhookId} and ${state ? sql`d.state = ${state}` : sql`true`}`;
  const rows = await on.rows<StoredDelivery>(sql`
    select ${deliveryColumns} from webhook_deliveries d where ${which}
    order by d.id desc limit ${perPage} offset ${(page - 1) * perPage}`);
  const counted = await on.one<{ total: number }>(
    sql`select count(*) as total from webhook_deliveries d where ${which}`,
  );
  return { rows: rows.map((row) => shown(row, ability)), total: counted?.total ?? 0 };
}

/** Undefined when the webhook has no such delivery. */
export async function readDelivery(
  on: Queryable,
  { webhookId, id }: { readonly webhookId: number; readonly id: number },
  ability: PermissionSet,
): Promise<WebhookDelivery | undefined> {
  const row = await on.one<StoredDelivery>(sql`
    select ${deliveryColumns} from webhook_deliveries d
    where d.webhook_id = ${webhookId} and d.id = ${id}`);
  return row && shown(row, ability);
}

const deliveryColumns: SQL = sql`
  d.id, d.kind, d.event, d.message_id, d.record_id, d.record_name, d.state, d.attempts,
  ${momentText(sql`d.created_at`)} as created_at, ${momentText(sql`d.attempted_at`)} as attempted_at,
  (select ${momentText(sql`j.run_at`)} from jobs j
    where d.state = 'pending' and j.kind in ('webhook_event', 'webhook_manual')
      and j.key = d.id::text and j.state = 'queued') as next_attempt_at,
  d.failure, json_build_object('headers', d.request_headers, 'body', d.payload) as request,
  case when d.response_status is not null then json_build_object(
    'status', d.response_status, 'headers', d.response_headers, 'body', d.response_body,
    'duration_ms', d.duration_ms) end as response`;

function shown(
  { record_id, record_name, request, response, ...row }: StoredDelivery,
  ability: PermissionSet,
): WebhookDelivery {
  const resource = resourceOfEvent(row.event);
  const isReadable = resource === undefined || ability.can('read', resource.subject);
  const record =
    record_id === null || !isReadable ? null : { id: record_id, name: record_name ?? '' };
  return {
    ...row,
    record,
    request: { ...request, body: isReadable ? request.body : null },
    // An endpoint may repeat what it received.
    response: response && { ...response, body: isReadable ? response.body : '' },
  };
}

/** Deletes old deliveries, sent or not. */
export async function sweepDeliveries(on: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retention).toISOString();
  await on.rows(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < ${before} order by created_at limit 10000)`);
}
