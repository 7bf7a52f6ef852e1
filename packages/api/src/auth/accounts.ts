import type { LoginResponse, SignedIn } from '@rentyard/contract/entities/account/account';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { Invalid } from '../errors/failures.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type AccountMails, type Addressee, accountMails } from './accountMails.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { hasAddress } from './hasAddress.ts';
import { createHashLimiter, type HashLimiter } from './passwords/hashLimiter.ts';
import { createPasswordChange, type PasswordChange } from './passwords/passwordChange.ts';
import { hashesAtOnce, passwordMatches } from './passwords/passwords.ts';
import { findProfile } from './profile.ts';
import { createRegistration, type Registration } from './registration.ts';
import type { CheckedCredentials, SessionOrigin, SessionStore } from './sessions/sessions.ts';
import {
  allow,
  attemptKeys,
  forgive,
  linkCheckKey,
  linkChecks,
  mailingCalls,
  mailingKey,
  passwordTries,
} from './throttle.ts';

export interface AccountDependencies {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly origin: () => string;
  readonly registration: Config['registration'];
}

/** The services that the account calls use, created once. */
export interface Accounts extends AccountDependencies {
  readonly signIn: SignIn;
  readonly challenges: ReturnType<typeof createChallenges>;
  readonly registering: Registration;
  readonly passwords: PasswordChange;
  /** The account mails in the language of the request. */
  readonly mailsFor: (request: FastifyRequest) => AccountMails;
  /** @throws {TooManyRequests} when a network address requests too many mails. */
  readonly allowMailing: (request: FastifyRequest) => Promise<void>;
  /** @throws {TooManyRequests} when a network address checks too many links. */
  readonly allowLinkCheck: (request: FastifyRequest) => Promise<void>;
}

export function createAccounts(dependencies: AccountDependencies): Accounts {
  const { db, sessions, clock, registration } = dependencies;
  const hashLimiter = createLimiter();
  const challenges = createChallenges(db, clock);
  const invalidatePeople = sessions.invalidate;
  return {
    ...dependencies,
    challenges,
    signIn: createSignIn({ db, sessions, challenges, hashLimiter, clock }),
    registering: createRegistration({ db, hashLimiter, clock, registration, invalidatePeople }),
    passwords: createPasswordChange({ db, hashLimiter, clock, invalidatePeople }),
    mailsFor: (request) => accountMails(dependencies, request.language),
    allowMailing: ({ ip }) => allow(db, [mailingKey(ip)], mailingCalls, clock()),
    allowLinkCheck: ({ ip }) => allow(db, [linkCheckKey(ip)], linkChecks, clock()),
  };
}

/** The network address and browser of a sign-in. */
export function originOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SignIn {
  /**
   * Signs a user in by address and password, or begins the second step.
   * @throws {TooManyRequests} while the account or the network address is locked, whatever the
   * password.
   * @throws {Invalid} for a wrong pair: the same problem after the same time for every reason.
   */
  byPassword(
    credentials: Credentials,
    origin: SessionOrigin,
    mails: AccountMails,
  ): Promise<LoginResponse>;
  /** The second step. */
  byCode(
    answer: { readonly challenge: string; readonly code: string },
    origin: Omit<SessionOrigin, 'remember'>,
  ): Promise<SignedIn>;
}

/** Sign-ins that may wait for a hash; further ones are rejected. */
const waitingAtMost = 1_000;

/**
 * Concurrent sign-ins that are counted but not yet checked: more than concurrent hashes, so that no
 * core waits for the database, and far fewer than the allowed tries, so that correct passwords from
 * one address do not use them up.
 */
const attemptsAtOnce = hashesAtOnce + 2;

/** Limits concurrent password hashes: each takes 19 MiB and a core. */
function createLimiter(): HashLimiter {
  return createHashLimiter(hashesAtOnce, waitingAtMost);
}

interface Dependencies {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly challenges: Challenges;
  readonly hashLimiter: HashLimiter;
  readonly clock: Clock;
}

interface Account extends Addressee, CheckedCredentials {
  /** Staff, and neither pending nor suspended. */
  readonly may_sign_in: boolean;
  /** Self-registered, with an unconfirmed address. */
  readonly is_unconfirmed: boolean;
}

export function createSignIn({
  db,
  sessions,
  challenges,
  hashLimiter,
  clock,
}: Dependencies): SignIn {
  const attempts = createHashLimiter(attemptsAtOnce, waitingAtMost);

  /** Runs inside a hashLimiter, which limits attempts that are counted but not yet checked. */
  async function checkCredentials({ email, password }: Credentials, ip: string): Promise<Account> {
    const now = clock();
    const account = await db.one<Account>(sql`
      select id, first_name, email, language, password_hash, two_step,
             state = 'active' and kind = 'staff' as may_sign_in,
             registered_at is not null and email_verified_at is null as is_unconfirmed
      from users where ${hasAddress(email)} and deleted_at is null`);
    const keys = attemptKeys(account?.id ?? email, ip);
    await allow(db, keys, passwordTries, now);
    const isRight = await hashLimiter.run(() => passwordMatches(account?.password_hash, password));
    if (!isRight || !account?.may_sign_in || account.is_unconfirmed) throw wrongCredentials();
    await forgive(db, keys, passwordTries, now);
    return account;
  }

  async function signedIn(
    userId: number,
    { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
  ): Promise<SignedIn> {
    const user = await findProfile(db, userId);
    if (!user) throw wrongCredentials();
    return { token, expires_at: expiresAt.toISOString(), user };
  }

  return {
    async byPassword(credentials, origin, mails) {
      const account = await attempts.run(() => checkCredentials(credentials, origin.ip));
      if (account.two_step) {
        const begun = await challenges.begin(account, origin.remember, mails);
        if (!begun) throw wrongCredentials();
        return { two_step: begun };
      }
      const opened = await sessions.open(account.id, origin, { checked: account });
      if (!opened) throw wrongCredentials();
      return signedIn(account.id, opened);
    },
    async byCode({ challenge, code }, origin) {
      const { userId, opened } = await challenges.prove(challenge, code, (tx, proven) =>
        sessions.open(proven.userId, { ...origin, remember: proven.remember }, { on: tx }),
      );
      return signedIn(userId, opened);
    },
  };
}

/** The same problem for every reason. */
function wrongCredentials(): Invalid {
  return Invalid.at('email', { id: 'credentials' });
}
