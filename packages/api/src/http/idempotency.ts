import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { isFuture } from '../db/sqlFragments.ts';
import { IdempotencyMismatch, Invalid } from '../errors/failures.ts';
import { confirmPermissions } from './access/permissions.ts';
import { JsonResponse } from './jsonResponse.ts';

/** How long a response is stored and repeated, in ms. */
const retention = 24 * 3_600_000;
const keyAtMost = 255;

interface Once {
  readonly db: Database;
  readonly clock: Clock;
  /** The content that distinguishes two requests. */
  readonly body: unknown;
  /** The work can change the permissions of its caller, so it calls `confirmPermissions` itself. */
  readonly confirmsPermissions?: boolean;
}

/**
 * Runs a write in one transaction, at whose end the caller still has the permission. With an `Idempotency-Key` the response is stored in that
 * transaction, so that a repeated request gets the first response and writes nothing.
 * @throws {IdempotencyMismatch} when the key was used for another request.
 */
export async function withIdempotency(
  request: FastifyRequest,
  { db, clock, body, confirmsPermissions = false }: Once,
  work: (tx: Transaction) => Promise<JsonResponse>,
): Promise<JsonResponse> {
  const permitted = async (tx: Transaction) => {
    const response = await work(tx);
    if (!confirmsPermissions) await confirmPermissions(request, tx);
    return response;
  };
  const key = request.headers['idempotency-key'];
  const userId = request.person?.id;
  if (key === undefined || userId === undefined) return db.transaction(permitted);
  if (key === '') {
    throw Invalid.at('Idempotency-Key', { id: 'required', values: { field: 'Idempotency-Key' } });
  }
  if (typeof key !== 'string' || key.length > keyAtMost) {
    throw Invalid.at('Idempotency-Key', { id: 'max_length', values: { number: keyAtMost } });
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, body ?? null]))
    .digest();
  const now = clock();
  const claim = { userId, key, hash, now };
  return db.transaction(async (tx) => {
    const first = await claimOrFind(tx, claim);
    if (first) return first;
    const response = await permitted(tx);
    await tx.rows(sql`
      update idempotency_keys set status = ${response.status}, answer = ${response.repeatedJson}
      where user_id = ${userId} and key = ${key}`);
    return response;
  });
}

interface Claim {
  readonly userId: number;
  readonly key: string;
  readonly hash: Buffer;
  readonly now: Date;
}

interface Stored {
  readonly request_hash: Buffer;
  readonly status: number;
  readonly json: string;
}

/** A second request with the key waits here until the first has committed. */
async function claimOrFind(
  tx: Queryable,
  { userId, key, hash, now }: Claim,
): Promise<JsonResponse | undefined> {
  const claimed = await tx.one(sql`
    insert into idempotency_keys as k (user_id, key, request_hash, created_at)
    values (${userId}, ${key}, ${hash}, ${now.toISOString()})
    on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, created_at = excluded.created_at
      where k.created_at < ${expiry(now)}
    returning 1`);
  if (claimed) return undefined;
  const stored = await tx.one<Stored>(sql`
    select request_hash, status, answer as json from idempotency_keys
    where user_id = ${userId} and key = ${key}`);
  if (!stored?.request_hash.equals(hash)) throw new IdempotencyMismatch();
  return new JsonResponse(stored.status, stored.json);
}

function expiry(now: Date): string {
  return new Date(now.getTime() - retention).toISOString();
}

/** Deletes expired responses. */
export async function sweepIdempotencyKeys(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  await db.rows(sql`delete from idempotency_keys where created_at < ${expiry(now)}`);
  // Stored while the clock was ahead; such a response expires like one of now.
  await db.rows(sql`
    update idempotency_keys set created_at = ${now.toISOString()}
    where ${isFuture(sql`created_at`, now)}`);
}
