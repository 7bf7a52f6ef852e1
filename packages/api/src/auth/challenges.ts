import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { TwoStep } from '@rentyard/contract/entities/account/account';
import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { Invalid, TooManyRequests } from '../errors/failures.ts';
import { type AccountMails, type Addressee, validFor } from './accountMails.ts';
import { lockAccount } from './lockAccount.ts';
import { type CheckedCredentials, isUnchanged } from './sessions/sessions.ts';
import { looksLikeToken, newToken, tokenHash } from './sessions/tokens.ts';
import { allow, mailKey, mailsToAccount } from './throttle.ts';

/** Wrong codes before a challenge ends. */
const triesAtMost = 5;
/** In seconds: minimum time between two mailed codes. */
const resendAfter = 60;

/** The user of a sign-in with a correct code. */
export interface Proven {
  readonly userId: number;
  readonly remember: boolean;
}

/** The second step of a sign-in: a six-digit code from a mail. */
export interface Challenges {
  /** Undefined when the credentials have changed since they were checked. */
  begin(
    to: Addressee & CheckedCredentials,
    remember: boolean,
    mails: AccountMails,
  ): Promise<TwoStep | undefined>;
  /**
   * Ends a challenge and opens what it was for, in one transaction that has locked the user.
   * @throws {Invalid} on `code` for a wrong one, and on `challenge` too when it has ended.
   */
  prove<Opened>(
    challenge: string,
    code: string,
    open: (tx: Transaction, proven: Proven) => Promise<Opened | undefined>,
  ): Promise<{ readonly userId: number; readonly opened: Opened }>;
  /** Mails a new code, which replaces the previous one. The number of tries is not reset. */
  resend(challenge: string, mails: AccountMails): Promise<TwoStep>;
}

export function createChallenges(db: Database, clock: Clock): Challenges {
  const describeTwoStep = (challenge: string, now: Date): TwoStep => ({
    challenge,
    expires_at: addLifetime(now).toISOString(),
    resend_after: resendAfter,
  });

  return {
    async begin(to, remember, mails) {
      const now = clock();
      await allow(db, [mailKey(to.id)], mailsToAccount, now);
      const challenge = newToken();
      const code = newCode();
      const isBegun = await db.transaction(async (tx) => {
        if (!(await lockAccount(tx, to.id, isUnchanged(to)))) return false;
        await tx.rows(sql`
          insert into sign_in_challenges
            (user_id, token_hash, code_hash, remember, code_sent_at, expires_at)
          values (${to.id}, ${tokenHash(challenge)}, ${codeHash(challenge, code)}, ${remember},
                  ${now.toISOString()}, ${addLifetime(now).toISOString()})`);
        await mails.code(tx, to, code);
        return true;
      });
      return isBegun ? describeTwoStep(challenge, now) : undefined;
    },

    async prove(challenge, code, open) {
      const now = clock();
      const tried = await takeTry(db, challenge, now);
      if (!tried) throw tooLate();
      const isRight = timingSafeEqual(tried.code_hash, codeHash(challenge, code.trim()));
      if (!isRight) throw Invalid.at('code', { id: 'two_step_code' });
      const { user_id: userId, remember } = tried;
      const opened = await db.transaction(async (tx) => {
        // A change of the account deletes its challenges: after this lock it has done so, or waits.
        await lockAccount(tx, userId);
        return (await end(tx, tried, now)) ? open(tx, { userId, remember }) : undefined;
      });
      if (!opened) throw tooLate();
      return { userId, opened };
    },

    async resend(challenge, mails) {
      const now = clock();
      const open = await findOpen(db, challenge, now);
      if (!open) throw ended();
      const waited = (now.getTime() - Date.parse(open.code_sent_at)) / 1_000;
      // A code of the future was sent while the clock was ahead.
      if (waited >= 0 && waited < resendAfter)
        throw new TooManyRequests(Math.ceil(resendAfter - waited));
      await allow(db, [mailKey(open.id)], mailsToAccount, now);
      const code = newCode();
      await db.transaction(async (tx) => {
        await replaceCode(tx, open, { hash: codeHash(challenge, code), now });
        await mails.code(tx, open, code);
      });
      return describeTwoStep(challenge, now);
    },
  };
}

function ended(): Invalid {
  return Invalid.at('challenge', { id: 'challenge_ended' });
}

/** The challenge has ended, whether or not the code is right. */
function tooLate(): Invalid {
  return new Invalid({
    code: [{ id: 'two_step_code' }],
    challenge: [{ id: 'challenge_ended' }],
  });
}

function addLifetime(now: Date): Date {
  return new Date(now.getTime() + validFor.code);
}

/** Six digits, uniformly distributed. */
function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Hashed with the token of the challenge: a code alone has only a million values, but the token
 * cannot be guessed.
 */
function codeHash(challenge: string, code: string): Buffer {
  return createHash('sha256').update(`${challenge}\n${code}`).digest();
}

interface Tried {
  readonly id: number;
  readonly user_id: number;
  readonly code_hash: Buffer;
  readonly remember: boolean;
}

/** Counts the try before comparing the code, so that parallel tries cannot exceed the limit of five. */
async function takeTry(on: Queryable, challenge: string, now: Date): Promise<Tried | undefined> {
  if (!looksLikeToken(challenge)) return undefined;
  return on.one<Tried>(sql`
    update sign_in_challenges set tries = tries + 1
    where token_hash = ${tokenHash(challenge)} and tries < ${triesAtMost} and ended_at is null
      and expires_at > ${now.toISOString()}
      and exists (select 1 from users u
                  where u.id = user_id and u.state = 'active' and u.kind = 'staff'
                    and u.deleted_at is null)
    returning id, user_id, code_hash, remember`);
}

/** Of two simultaneous correct codes, only one ends the challenge; a replaced code does not. */
async function end(on: Queryable, { id, code_hash }: Tried, now: Date): Promise<boolean> {
  const done = await on.one(sql`
    update sign_in_challenges set ended_at = ${now.toISOString()}
    where id = ${id} and code_hash = ${code_hash} and ended_at is null returning id`);
  return done !== undefined;
}

interface Open extends Addressee {
  readonly challenge_id: number;
  readonly code_sent_at: string;
}

async function findOpen(on: Queryable, challenge: string, now: Date): Promise<Open | undefined> {
  if (!looksLikeToken(challenge)) return undefined;
  return on.one<Open>(sql`
    select c.id as challenge_id, c.code_sent_at, u.id, u.first_name, u.email, u.language
    from sign_in_challenges c
    join users u on u.id = c.user_id and u.state = 'active' and u.deleted_at is null
    where c.token_hash = ${tokenHash(challenge)} and c.tries < ${triesAtMost}
      and c.ended_at is null and c.expires_at > ${now.toISOString()}`);
}

/** @throws {TooManyRequests} when another call has just mailed a code. */
async function replaceCode(
  tx: Transaction,
  { challenge_id, code_sent_at }: Open,
  { hash, now }: { readonly hash: Buffer; readonly now: Date },
): Promise<void> {
  const replaced = await tx.one(sql`
    update sign_in_challenges
    set code_hash = ${hash}, code_sent_at = ${now.toISOString()},
        expires_at = ${addLifetime(now).toISOString()}
    where id = ${challenge_id} and code_sent_at = ${code_sent_at} and ended_at is null
    returning id`);
  if (!replaced) throw new TooManyRequests(resendAfter);
}
