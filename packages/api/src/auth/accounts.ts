import type { FastifyRequest } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { Unauthenticated } from '../errors/failures.ts';
import type { Person } from '../http/person.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type AccountMails, accountMails } from './accountMails.ts';
import { createChallenges } from './challenges.ts';
import { createPasswordChange, type PasswordChange } from './passwordChange.ts';
import { createRegistration, type Registration } from './registration.ts';
import type { SessionStore } from './sessions.ts';
import { createHashGate, createSignIn, type SignIn } from './signIn.ts';
import { allow, linkCheckKey, linkChecks, mailingCalls, mailingKey } from './throttle.ts';

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
  const gate = createHashGate();
  const challenges = createChallenges(db, clock);
  const invalidatePeople = sessions.invalidate;
  return {
    ...dependencies,
    challenges,
    signIn: createSignIn({ db, sessions, challenges, gate, clock }),
    registering: createRegistration({ db, gate, clock, registration, invalidatePeople }),
    passwords: createPasswordChange({ db, gate, clock, invalidatePeople }),
    mailsFor: (request) => accountMails(dependencies, request.language),
    allowMailing: ({ ip }) => allow(db, [mailingKey(ip)], mailingCalls, clock()),
    allowLinkCheck: ({ ip }) => allow(db, [linkCheckKey(ip)], linkChecks, clock()),
  };
}

/** The signed-in user; the route guard guarantees that there is one. */
export function personOf({ person }: FastifyRequest): Person {
  if (!person) throw new Unauthenticated();
  return person;
}

/** The network address and browser of a sign-in. */
export function originOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}
