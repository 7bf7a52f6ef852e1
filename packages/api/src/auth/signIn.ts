import type { SignedIn } from '@rentyard/contract/account';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { Invalid, TooManyRequests, Unavailable } from '../failures.ts';
import { createGate, GateFull } from './gate.ts';
import { hashesAtOnce, passwordMatches } from './passwords.ts';
import { profileOf } from './profile.ts';
import type { SessionOrigin, SessionStore } from './sessions.ts';
import { admit, attemptKeys, forgive } from './throttle.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a person in by address and password.
 * @throws {TooManyRequests} while the account or the network address is locked, whatever the password.
 * @throws {Invalid} for a wrong pair: the same problem after the same time for every reason.
 */
export type SignIn = (credentials: Credentials, origin: SessionOrigin) => Promise<SignedIn>;

/** Sign-ins that may wait for a hash; further ones are told to come back. */
const waitingAtMost = 1_000;

export function createSignIn(db: Database, sessions: SessionStore, clock: Clock): SignIn {
  const gate = createGate(hashesAtOnce, waitingAtMost);

  /** Runs inside the gate, so that few attempts at a time are counted and not yet judged. */
  async function judge({ email, password }: Credentials, ip: string): Promise<number> {
    const now = clock();
    const keys = attemptKeys(email, ip);
    const admission = await admit(db, keys, now);
    if (!admission.admitted) {
      const wait = admission.retryAt.getTime() - now.getTime();
      throw new TooManyRequests(Math.max(1, Math.ceil(wait / 1000)));
    }
    const user = await db.one<{ id: number; password_hash: string | null; state: string }>(sql`
      select id, password_hash, state from users
      where lower(email) = lower(${email.trim()}) and deleted_at is null`);
    const isRight = await passwordMatches(user?.password_hash, password);
    if (!isRight || user?.state !== 'active') throw Invalid.at('email', { id: 'credentials' });
    await forgive(db, keys, now);
    return user.id;
  }

  return async (credentials, origin) => {
    const userId = await gate
      .run(() => judge(credentials, origin.ip))
      .catch((error: unknown) => {
        throw error instanceof GateFull ? new Unavailable(error) : error;
      });
    const { token, expiresAt } = await sessions.open(userId, origin);
    const user = await profileOf(db, userId);
    if (!user) throw Invalid.at('email', { id: 'credentials' });
    return { token, expires_at: expiresAt.toISOString(), user };
  };
}
