import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { enqueueJob } from '../jobs/jobTable.ts';
import type { RecordedChange, WriteContext } from '../records/store.ts';
import {
  type DecidedResource,
  type DecidedValues,
  findNotices,
  formerValues,
  readDecided,
} from './decidedValues.ts';
import { readNoticeTiming } from './noticeSettings.ts';

/** The job that sends the messages about one decision. */
export const noticeJob = 'customer_notice';

export interface NoticePayload {
  readonly id: number;
}

interface Pending {
  readonly id: number;
  readonly before: DecidedValues;
}

/**
 * Stores that a decision about an offer or an order is to be sent, in the transaction of the decision.
 * Later changes within the delay join it, so there is one message about the result; an undo removes it.
 * A decision of a filter or an import is not sent, and neither is what it has overruled.
 */
export async function recordDecision(write: WriteContext, change: RecordedChange): Promise<void> {
  const { tx, store, binding, jobId } = write;
  const { id, action, changes = [] } = change;
  const resource = binding.resource.name;
  if (resource !== 'offers' && resource !== 'orders') return;
  const former = action === 'create' ? { status: 'new' } : formerValues(changes);
  if (!former) return;
  const after = await readDecided(tx, resource, id);
  if (!after || write.notifiesCustomers === false) {
    await tx.rows(sql`
      delete from customer_notices where resource = ${resource} and record_id = ${id}`);
    return;
  }
  const { delay } = await readNoticeTiming(tx);
  const dueAt = new Date(store.clock().getTime() + delay);
  const pending = await storePending(tx, {
    ...{ resource, id, dueAt, jobId },
    before: { ...after, ...former },
  });
  if (findNotices(resource, pending.before, after).length === 0) {
    await tx.rows(sql`delete from customer_notices where id = ${pending.id}`);
  } else if (jobId === undefined) await queueNotice(tx, pending.id, { dueAt, now: store.clock() });
}

/** Queues what a bulk change of selected records has decided, when it has ended. */
export async function releaseNotices(tx: Queryable, jobId: number, now: Date): Promise<void> {
  const { delay } = await readNoticeTiming(tx);
  const dueAt = new Date(now.getTime() + delay);
  const released = await tx.rows<{ id: number }>(sql`
    update customer_notices set job_id = null, due_at = ${dueAt.toISOString()}
    where job_id = ${jobId} returning id`);
  for (const { id } of released) await queueNotice(tx, id, { dueAt, now });
}

interface Stored {
  readonly resource: DecidedResource;
  readonly id: number;
  readonly before: DecidedValues;
  readonly dueAt: Date;
  readonly jobId: number | undefined;
}

/** What was known before the first change that is not sent stays; a job that did not end has decided nothing. */
async function storePending(
  tx: Queryable,
  { resource, id, before, dueAt, jobId }: Stored,
): Promise<Pending> {
  const stored = await tx.one<Pending>(sql`
    insert into customer_notices as n (resource, record_id, before, due_at, job_id)
    values (${resource}, ${id}, ${JSON.stringify(before)}::jsonb, ${dueAt.toISOString()}, ${jobId ?? null})
    on conflict (resource, record_id) do update set
      due_at = excluded.due_at, job_id = excluded.job_id,
      before = case when exists (
          select from jobs j where j.id = n.job_id and j.state in ('failed', 'cancelled'))
        then excluded.before else n.before end
    returning n.id, n.before`);
  if (!stored) throw new Error('A pending message was not stored: the insert returned no row.');
  return stored;
}

interface Times {
  readonly dueAt: Date;
  readonly now: Date;
}

async function queueNotice(tx: Queryable, id: number, { dueAt, now }: Times): Promise<void> {
  const delay = dueAt.getTime() - now.getTime();
  const payload: NoticePayload = { id };
  // The job of an earlier change waits until the row is due.
  await enqueueJob(tx, { kind: noticeJob, key: String(id), payload, delay }, now);
}
