import { createHash } from 'node:crypto';
import { identityKey } from '@rentyard/validators/normalForm';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Queryable } from '../db/database.ts';
import { TooManyRequests } from '../errors/failures.ts';
import { DatabaseLimiter } from '../http/rateLimits/databaseLimiter.ts';
import { networkOf } from '../http/rateLimits/network.ts';

/** The number of attempts allowed within a window. */
export interface Allowance {
  readonly atMost: number;
  readonly windowMinutes: number;
}

/** Password attempts per account, and per network address. */
export const passwordTries: Allowance = { atMost: 10, windowMinutes: 15 };
/** Mails with a code or a link to one account. */
export const mailsToAccount: Allowance = { atMost: 5, windowMinutes: 60 };
/** Calls from one network address that may send a mail. */
export const mailingCalls: Allowance = { atMost: 100, windowMinutes: 15 };
/** Calls from one network address that check a password link. */
export const linkChecks: Allowance = { atMost: 100, windowMinutes: 15 };

/** The id of an account, or an address without one. */
type CountedAccount = number | string;

/** The keys that count a password attempt: its account and its network address. */
export function attemptKeys(account: CountedAccount, ip: string): readonly string[] {
  return [`account:${buildKey(account)}`, `address:${networkOf(ip)}`];
}

/** The key that counts the mails to an account. */
export function mailKey(account: CountedAccount): string {
  return `mail:${buildKey(account)}`;
}

export function mailingKey(ip: string): string {
  return `mailing:${networkOf(ip)}`;
}

export function linkCheckKey(ip: string): string {
  return `link-check:${networkOf(ip)}`;
}

/**
 * Accounts are counted by their ids, so that no spelling of the address gets a limit of its own. An
 * unknown address is hashed, because users sometimes type passwords into the wrong field, and
 * because the column has a fixed width.
 */
function buildKey(account: CountedAccount): string {
  if (typeof account === 'number') return String(account);
  return createHash('sha256').update(identityKey(account)).digest('hex');
}

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly retryAt: Date };

/**
 * Counts an attempt before it is checked, with one atomic statement per key. Admitted attempts stay
 * counted unless `forgive` reverts them, so the limit of a window covers simultaneous attempts
 * too. The window begins with the first attempt.
 */
export async function admit(
  db: Queryable,
  keys: readonly string[],
  allowance: Allowance,
  now: Date,
): Promise<Admission> {
  const limiter = createLimiter(db, allowance, now);
  const refusals = (await Promise.all(keys.map((key) => findRefusal(limiter.consume(key))))).filter(
    (refusal) => refusal !== undefined,
  );
  if (refusals.length === 0) return { admitted: true };
  // A refused attempt does not count, neither for the account nor for the address.
  await forgive(db, keys, allowance, now);
  const wait = Math.max(...refusals.map(({ msBeforeNext }) => msBeforeNext));
  return { admitted: false, retryAt: new Date(now.getTime() + wait) };
}

async function findRefusal(consumed: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await consumed;
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

function createLimiter(db: Queryable, { atMost, windowMinutes }: Allowance, now: Date) {
  const windowSeconds = windowMinutes * 60;
  return new DatabaseLimiter({ db, clock: () => now, points: atMost, windowSeconds });
}

/**
 * Counts an attempt like `admit`.
 * @throws {TooManyRequests} with the time of the next allowed attempt.
 */
export async function allow(
  db: Queryable,
  keys: readonly string[],
  allowance: Allowance,
  now: Date,
): Promise<void> {
  const admission = await admit(db, keys, allowance, now);
  if (admission.admitted) return;
  const wait = admission.retryAt.getTime() - now.getTime();
  throw new TooManyRequests(Math.max(1, Math.ceil(wait / 1_000)));
}

/** Reverts a counted attempt after a correct password: only failures count. */
export async function forgive(
  db: Queryable,
  keys: readonly string[],
  allowance: Allowance,
  now: Date,
): Promise<void> {
  const limiter = createLimiter(db, allowance, now);
  await Promise.all(keys.map((key) => limiter.reward(key)));
}
