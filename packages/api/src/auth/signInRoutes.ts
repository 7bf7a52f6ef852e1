import { twoStepLogin, twoStepResend } from '@rentyard/contract/accountForms';
import { login } from '@rentyard/contract/login';
import type { FastifyInstance } from 'fastify';
import { type Accounts, originOf, personOf } from './accounts.ts';
import { readForm } from './formBodies.ts';
import { operations } from './operations.ts';

/** Into the back office, in one step or two, and out of it. */
export function signInRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { signIn, challenges, sessions, mailsFor } = accounts;

  app.post(
    '/api/v1/login',
    { config: { right: 'public', operation: operations.login } },
    async (request) => {
      const { remember, ...credentials } = await readForm(request, login);
      const origin = { ...originOf(request), remember };
      return { data: await signIn.byPassword(credentials, origin, mailsFor(request)) };
    },
  );

  app.post(
    '/api/v1/two-step-login',
    { config: { right: 'public', operation: operations.twoStepLogin } },
    async (request) => {
      const answer = await readForm(request, twoStepLogin);
      return { data: await signIn.byCode(answer, originOf(request)) };
    },
  );

  app.post(
    '/api/v1/two-step-login/resend',
    { config: { right: 'public', operation: operations.twoStepResend } },
    async (request) => {
      const { challenge } = await readForm(request, twoStepResend);
      return { data: await challenges.resend(challenge, mailsFor(request)) };
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
}
