import { setTimeout as delay } from 'node:timers/promises';
import { hasTexts, healthIssuesOf } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../db/database.ts';
import { literal, name } from '../../db/sqlFragments.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { pointers } from '../trash/incomingReferences.ts';
import { refreshIssues } from './refreshIssues.ts';

/** Most checks per transaction. */
const mostPerStep = 500;
/** Time of a step, in ms: saves of its locked records wait for it, and on PGlite, with one connection, every request. */
const stepTime = 200;
/** Delay before the next attempt while another process checks, or has locked records, in ms. */
const retryAfter = 1_000;

interface Check {
  readonly resource: string;
  readonly record_id: number;
  readonly with_dependents: boolean;
}

interface Dependencies {
  readonly db: Database;
  readonly store: Store;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Works through the health checks that writes have requested; see the SQL function `watch_health`. A seed or an import requests
 * hundreds of thousands: one process works at a time, and pauses after each full step for as long as the step took,
 * so that lists and saves keep most of the database.
 */
export interface QualityChecks {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when no requested check is left. */
  settle(): Promise<void>;
}

export function openQualityChecks({ db, store, log }: Dependencies): QualityChecks {
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  const stopping = new AbortController();
  let retry: NodeJS.Timeout | undefined;
  /** Checks per transaction, by the time of the steps before. */
  let perStep = 100;
  let unsubscribe: (() => void) | undefined;

  function run(): void {
    if (stopping.signal.aborted) return;
    if (running) {
      isRequestedAgain = true;
      return;
    }
    running = work()
      .catch((error: unknown) => {
        // The database is unavailable, or the step passed the time limit of a statement: the checks stay in their table.
        perStep = Math.ceil(perStep / 4);
        log.warn({ err: error }, 'could not check the health of records');
        runLater();
      })
      .finally(() => {
        running = undefined;
        if (!isRequestedAgain) return;
        isRequestedAgain = false;
        run();
      });
  }

  function runLater(): void {
    clearTimeout(retry);
    retry = setTimeout(run, retryAfter);
    retry.unref();
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const wanted = perStep;
      const step = await db.transaction((tx) => checkSome(tx, store, wanted));
      if (step === 'another process checks') return runLater();
      // A check that was requested meanwhile has sent a notification.
      if (step.taken < wanted) {
        if (step.postponed > 0) runLater();
        return;
      }
      const took = performance.now() - startedAt;
      perStep = Math.min(mostPerStep, wanted * 2, Math.ceil((wanted * stepTime) / took));
      await delay(took, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async start() {
      unsubscribe = await db.listen('health_checks', { received: run, resumed: run });
      run();
    },
    async stop() {
      stopping.abort();
      clearTimeout(retry);
      unsubscribe?.();
      await running;
    },
    async settle() {
      while (!stopping.signal.aborted && (await areChecksLeft(db))) {
        run();
        await running;
      }
      while (running) await running;
    },
  };
}

async function areChecksLeft(db: Database): Promise<boolean> {
  return (await db.one(sql`select from health_checks limit 1`)) !== undefined;
}

/** One step: takes the oldest checks and adds those of dependents and of locked records. */
async function checkSome(
  tx: Transaction,
  store: Store,
  atMost: number,
): Promise<{ readonly taken: number; readonly postponed: number } | 'another process checks'> {
  const lock = await tx.one<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('health_checks')) as locked`,
  );
  if (!lock?.locked) return 'another process checks';
  const checks = await tx.rows<Check>(sql`
    delete from health_checks where id in (
      select id from health_checks order by id limit ${atMost} for update skip locked
    ) returning resource, record_id, with_dependents`);
  const byResource = new Map<string, Check[]>();
  for (const check of checks) {
    byResource.set(check.resource, [...(byResource.get(check.resource) ?? []), check]);
  }
  let postponed = 0;
  for (const [resource, some] of [...byResource].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shared = some.filter((check) => check.with_dependents);
    if (shared.length > 0) await checkDependents(tx, store, resource, collectIds(shared));
    const binding = store.allBindings.find((one) => one.resource.name === resource);
    if (!binding || healthIssuesOf(binding.resource).length === 0) continue;
    postponed += await checkRecords(tx, store, binding, collectIds(some));
  }
  return { taken: checks.length, postponed };
}

function collectIds(checks: readonly Check[]): readonly number[] {
  return [...new Set(checks.map((check) => check.record_id))].sort((a, b) => a - b);
}

/** Checks records that no other transaction has locked, and returns how many it postponed. */
async function checkRecords(
  tx: Transaction,
  store: Store,
  binding: ResourceBinding,
  ids: readonly number[],
): Promise<number> {
  const table = name(binding.resource.name);
  const wanted = sql`${sql.param(ids)}::bigint[]`;
  const free = await tx.rows<{ id: number }>(sql`
    select id from ${table} where id = any(${wanted}) order by id for no key update skip locked`);
  const freeIds = new Set(free.map(({ id }) => id));
  const others = ids.filter((id) => !freeIds.has(id));
  const locked =
    others.length === 0
      ? []
      : await tx.rows<{ id: number }>(sql`
    insert into health_checks (resource, record_id)
    select ${binding.resource.name}, id from ${table} where id = any(${sql.param(others)}::bigint[])
    returning record_id as id`);
  const lockedIds = new Set(locked.map(({ id }) => id));
  const checked = ids.filter((id) => !lockedIds.has(id));
  await refreshIssues(tx, store, binding, checked);
  return locked.length;
}

/** Requests checks of the records that reference these ones. Texts depend on the languages. */
async function checkDependents(
  tx: Transaction,
  store: Store,
  resource: string,
  ids: readonly number[],
): Promise<void> {
  if (resource === 'languages') {
    const translated = store.allBindings.filter((one) => hasTexts(one.resource));
    for (const { resource: checked } of translated) {
      if (healthIssuesOf(checked).length === 0) continue;
      await tx.rows(sql`
        insert into health_checks (resource, record_id)
        select ${literal(checked.name)}, id from ${name(checked.name)} where deleted_at is null`);
    }
    return;
  }
  for (const { resource: dependent, pointsAt } of pointers(store, resource)) {
    const binding = store.allBindings.find((one) => one.resource.name === dependent);
    if (!binding || healthIssuesOf(binding.resource).length === 0) continue;
    await tx.rows(sql`
      insert into health_checks (resource, record_id)
      select distinct ${literal(dependent)}, u.id
      from unnest(${sql.param(ids)}::bigint[]) as t (id)
      join ${name(dependent)} u on ${pointsAt} and u.deleted_at is null`);
  }
}
