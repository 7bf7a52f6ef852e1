import { findWebhookEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import { isListed } from '../../records/list/isListed.ts';
import { record, shapeColumns } from '../../records/shapes.ts';
import type { RecordedChange, WriteContext } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';
import { queueDelivery } from '../../webhooks/deliveryTable.ts';

interface Subscription {
  readonly id: number;
  readonly filter: string | null;
}

/**
 * Queues the deliveries of the webhooks that subscribe to the event, so that they are sent if and only if
 * the change commits. Their body has the record as a reader sees it after the change.
 */
export async function queueWebhooks(write: WriteContext, change: RecordedChange): Promise<void> {
  const { tx, store, binding, isDryRun } = write;
  const event = findWebhookEvent(binding.resource.name, change.action);
  if (event === undefined || isDryRun) return;
  const subscriptions = await tx.rows<Subscription>(sql`
    select id, filter from webhooks
    where ${event} = any(events) and (active or paused_at is not null) and deleted_at is null
    order by id`);
  let content: Content | undefined;
  for (const { id, filter } of subscriptions) {
    if (!(await matches(write, change, filter))) continue;
    content ??= await readContent(write, change, event);
    const record = { resource: binding.resource.name, id: change.id, name: content.name };
    const { payload } = content;
    await queueDelivery(
      tx,
      { webhookId: id, kind: 'event', event, payload, record },
      store.clock(),
    );
  }
}

async function matches(
  write: WriteContext,
  { id, action }: RecordedChange,
  filter: string | null,
): Promise<boolean> {
  if (filter === null) return true;
  // The save of the webhook has refused problems.
  const { query } = parseListQuery(write.binding.resource, new URLSearchParams(filter));
  return isListed(write, id, { ...query, isTrash: action === 'delete' });
}

interface Content {
  readonly payload: string;
  readonly name: string;
}

/** Texts are in the default content language, because a webhook has no other. */
async function readContent(
  { tx, store, binding }: WriteContext,
  { id, version, changes = [] }: RecordedChange,
  event: string,
): Promise<Content> {
  const { default: fallback } = await store.languages.read(tx);
  const locale = { language: fallback, fallback };
  const { targets } = store;
  const label = findTarget(targets, binding.resource.name).label(record, locale);
  const found = await tx.one<{ json: string; name: string | null }>(sql`
    select (select row_to_json(x)::text from (
        select ${shapeColumns({ binding, targets, locale, shape: 'show' })}) x) as json,
      ${label} as name
    from ${name(binding.resource.name)} ${sql.raw(record)} where r.id = ${id}`);
  const data = {
    resource: binding.resource.name,
    id,
    version,
    changed: changes.map(({ path }) => path),
  };
  const timestamp = store.clock().toISOString();
  // The database has composed the record.
  const start = JSON.stringify({ type: event, timestamp }).slice(0, -1);
  const about = JSON.stringify(data).slice(0, -1);
  return {
    payload: `${start},"data":${about},"record":${found?.json ?? 'null'}}}`,
    name: found?.name ?? '',
  };
}
