import { resourceOfEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import { sql } from 'drizzle-orm';
import { readCurrentPermissions } from '../auth/ownPermissions.ts';
import type { Transaction } from '../db/database.ts';
import { DestinationFailed, JobPostponed, type RunningJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { attemptDelivery } from './attemptDelivery.ts';
import {
  type Attempt,
  type DeliveryPayload,
  type DueDelivery,
  readDueDelivery,
  storeAttempt,
  webhookJobs,
} from './deliveryTable.ts';
import { pauseWebhook } from './pauseWebhook.ts';

/** Attempts are repeated after 5 s, 10 s, 20 s, ... up to an hour. */
const retry = { first: 5_000, longest: 3_600_000 } as const;
/** The longest time without requests to an endpoint that is down, in ms. */
const longestPause = 300_000;
/** After so many failed attempts in a row, none of its deliveries is tried for a while. */
const downAfter = 5;
/** An endpoint is dead after so many failed attempts without a success in this time. */
const dead = { failures: 10, age: 24 * 3_600_000 };
/** A single delivery fails for good, so that it no longer delays later events of its record. */
const givenUp = { attempts: 15, age: 72 * 3_600_000 };
/** An earlier event of the record is sent first, in ms. */
const orderDelay = 1_000;

interface Dependencies {
  readonly store: Store;
  readonly binding: ResourceBinding;
  readonly outbound: Outbound;
  readonly notifier: Notifier;
}

/**
 * Registers the jobs that send webhooks. Each event is sent at least once: twice when a process dies
 * between the response and its storage, with the same `webhook-id`. Events of one record are sent in
 * the order of its changes.
 */
export function handleWebhooks(jobs: Jobs, dependencies: Dependencies): void {
  jobs.handle(webhookJobs.event, {
    isStored: false,
    pool: 'webhooks',
    retry,
    run: (job: RunningJob<DeliveryPayload>) => sendEvent(job, dependencies),
    fateOf: fateOfDelivery,
  });
  jobs.handle(webhookJobs.manual, {
    isStored: false,
    pool: 'records',
    retry,
    run: (job: RunningJob<DeliveryPayload>) => sendOnce(job, dependencies),
  });
}

async function sendEvent(
  job: RunningJob<DeliveryPayload>,
  dependencies: Dependencies,
): Promise<void> {
  const { store } = dependencies;
  const due = await readDueDelivery(store.db, job.payload.id);
  if (!due) return;
  const later = new JobPostponed(new Date(store.clock().getTime() + orderDelay));
  // `fateOf` pauses the job of a webhook that is off.
  if (!due.is_on || due.has_earlier) throw later;
  if (!(await mayStillRead(dependencies, due))) {
    await pause(due, 'no_permission', dependencies);
    throw later;
  }
  await job.turn();
  const attempt = await attemptDelivery(job, due, dependencies);
  if (!attempt) {
    await pause(due, 'secret_lost', dependencies);
    throw later;
  }
  if (attempt.failure === undefined) {
    await job.acknowledge(async (tx) => {
      await storeAttempt(tx, due.id, { state: 'delivered', attempt });
      await noteSuccess(tx, due, attempt.at);
      return { isLast: true };
    });
    return;
  }
  await failed(job, due, attempt, dependencies);
}

/** A replay or a test: one attempt, also while the webhook is off. */
async function sendOnce(
  job: RunningJob<DeliveryPayload>,
  dependencies: Dependencies,
): Promise<void> {
  const due = await readDueDelivery(dependencies.store.db, job.payload.id);
  if (!due) return;
  const attempt = (await mayStillRead(dependencies, due))
    ? await attemptDelivery(job, due, dependencies)
    : undefined;
  const now = dependencies.store.clock();
  await job.acknowledge(async (tx) => {
    const state = attempt && attempt.failure === undefined ? 'delivered' : 'failed';
    const shown = attempt ?? { at: now, headers: {}, failure: 'unreachable' as const };
    await storeAttempt(tx, due.id, { state, attempt: shown });
    return { isLast: true };
  });
}

/** Whether the creator of the webhook may still read the records of the event. */
async function mayStillRead(
  { store }: Dependencies,
  { event, owner_id }: DueDelivery,
): Promise<boolean> {
  if (owner_id === null) return false;
  const { ability } = await readCurrentPermissions(store.db, owner_id);
  const resource = resourceOfEvent(event);
  return ability.can('read', resource?.subject ?? 'webhooks');
}

async function noteSuccess(tx: Transaction, due: DueDelivery, at: Date): Promise<void> {
  // Not for every delivery, so that they do not wait for each other.
  await tx.rows(sql`
    update webhooks set last_delivered_at = ${at.toISOString()}, failing_since = null, failures = 0
    where id = ${due.webhook_id} and (failures > 0 or last_delivered_at is null
      or last_delivered_at < ${at.toISOString()}::timestamptz - interval '5 seconds')`);
}

async function failed(
  job: RunningJob,
  due: DueDelivery,
  attempt: Attempt,
  dependencies: Dependencies,
): Promise<void> {
  const { at, failure, response } = attempt;
  const now = at.getTime();
  const isGivenUp =
    due.attempts + 1 >= givenUp.attempts && now - Date.parse(due.created_at) > givenUp.age;
  if (isGivenUp && response?.status !== 410) {
    return job.acknowledge(async (tx) => {
      await storeAttempt(tx, due.id, { state: 'failed', attempt });
      return { isLast: true };
    });
  }
  const failures = due.failures + 1;
  await dependencies.store.db.transaction(async (tx) => {
    if (!(await storeAttempt(tx, due.id, { state: 'pending', attempt }))) return;
    await tx.rows(sql`
      update webhooks
      set failures = failures + 1, failing_since = coalesce(failing_since, ${at.toISOString()})
      where id = ${due.webhook_id}`);
    const isDead =
      failures >= dead.failures &&
      due.failing_since !== null &&
      now - Date.parse(due.failing_since) > dead.age;
    const reason = response?.status === 410 ? 'gone' : isDead ? 'failing' : undefined;
    if (reason) await pauseWebhook(tx, { id: due.webhook_id, reason }, dependencies);
  });
  const shown = failure === 'status' ? `HTTP ${response?.status}` : (failure ?? '');
  throw new DestinationFailed(shown, pauseAfter(attempt, failures));
}

/**
 * How long no delivery of the webhook is tried, in ms. A response may concern its event alone, so it takes
 * several to pause the others.
 */
function pauseAfter({ failure, response }: Attempt, failures: number): number {
  const isBusy = response?.status === 429 || response?.status === 503;
  const wanted = Number(isBusy ? response.headers['retry-after'] : Number.NaN);
  if (wanted > 0) return Math.min(1_000 * wanted, retry.longest);
  const answered = failure === 'status' || failure === 'redirect';
  if (answered && !isBusy && failures < downAfter) return 0;
  return Math.min(retry.first * 2 ** Math.min(failures - 1, 10), longestPause);
}

function pause(
  due: DueDelivery,
  reason: 'no_permission' | 'secret_lost',
  dependencies: Dependencies,
): Promise<void> {
  return dependencies.store.db.transaction((tx) =>
    pauseWebhook(tx, { id: due.webhook_id, reason }, dependencies),
  );
}

/** The job of a webhook that is off waits; that of a delivery that was sent or deleted ends. */
async function fateOfDelivery(
  tx: Transaction,
  { id }: DeliveryPayload,
): Promise<'queued' | 'paused' | 'ended'> {
  // The lock orders this after a concurrent change, which then finds the job in its new state.
  const found = await tx.one<{ is_on: boolean; state: string }>(sql`
    select w.active and w.deleted_at is null as is_on, d.state
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id} for no key update of w`);
  if (found?.state !== 'pending') return 'ended';
  return found.is_on ? 'queued' : 'paused';
}
