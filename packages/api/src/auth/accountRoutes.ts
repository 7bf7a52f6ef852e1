import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { Unauthenticated } from '../failures.ts';
import { QueryParams } from '../http/queryParams.ts';
import { readCredentials } from './credentials.ts';
import { operations } from './operations.ts';
import type { Person } from './person.ts';
import { profileOf } from './profile.ts';
import { readProfileChange, saveProfile } from './profileChange.ts';
import type { SessionStore } from './sessions.ts';
import { createSignIn } from './signIn.ts';

interface Accounts {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly clock: Clock;
}

/** Signing in and out, and one's own profile. */
export function accountRoutes({ db, sessions, clock }: Accounts): FastifyPluginAsync {
  const signIn = createSignIn(db, sessions, clock);

  async function answerProfile(userId: number) {
    const profile = await profileOf(db, userId);
    if (!profile) throw new Unauthenticated();
    return { data: profile };
  }

  return async (app) => {
    // None of these calls takes parameters in the address.
    app.addHook('preValidation', async (request) => new QueryParams(request.url).finish());

    app.post(
      '/api/v1/login',
      { config: { right: 'public', operation: operations.login } },
      async (request) => {
        const { remember, ...credentials } = await readCredentials(request);
        const userAgent = request.headers['user-agent'];
        return { data: await signIn(credentials, { remember, ip: request.ip, userAgent }) };
      },
    );

    app.post(
      '/api/v1/logout',
      { config: { right: 'signed-in', operation: operations.logout } },
      async (request, reply) => {
        await sessions.close(personOf(request).sessionId);
        return reply.code(204).send();
      },
    );

    app.get(
      '/api/v1/profile',
      { config: { right: 'signed-in', operation: operations.readProfile } },
      async (request) => {
        return answerProfile(personOf(request).id);
      },
    );

    app.patch(
      '/api/v1/profile',
      { config: { right: 'signed-in', operation: operations.changeProfile } },
      async (request) => {
        const { id } = personOf(request);
        await saveProfile(db, id, readProfileChange(request.body), clock());
        sessions.forget();
        return answerProfile(id);
      },
    );
  };
}

/** The guard of the route has made sure that there is one. */
function personOf({ person }: FastifyRequest): Person {
  if (!person) throw new Unauthenticated();
  return person;
}
