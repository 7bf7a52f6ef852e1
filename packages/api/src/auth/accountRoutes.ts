import {
  finishSignIn,
  resendCode,
  signIn as signInCall,
  signOut,
} from '@rentyard/contract/entities/account/signInRoutes';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { handle } from '../http/handle.ts';
import { type AccountDependencies, type Accounts, createAccounts, originOf } from './accounts.ts';
import { invitationRoutes } from './invitationRoutes.ts';
import { ownAccountRoutes } from './ownAccountRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { recoveryRoutes } from './recoveryRoutes.ts';

/** Sign-in, sign-out, registration, passwords, and the own account. */
export function accountRoutes(dependencies: AccountDependencies): FastifyPluginAsync {
  const accounts = createAccounts(dependencies);
  return async (app) => {
    await app.register(
      async (api) => {
        signInRoutes(api, accounts);
        recoveryRoutes(api, accounts);
        ownAccountRoutes(api, accounts);
        passwordRoutes(api, accounts);
        invitationRoutes(api, accounts);
      },
      { prefix: '/api/v1' },
    );
  };
}

/** Sign-in with one or two steps, and sign-out. */
function signInRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { signIn, challenges, sessions, mailsFor } = accounts;

  handle(app, signInCall, async ({ body: { remember, ...credentials }, request }) => {
    const origin = { ...originOf(request), remember };
    return signIn.byPassword(credentials, origin, mailsFor(request));
  });

  handle(app, finishSignIn, async ({ body, request }) => signIn.byCode(body, originOf(request)));

  handle(app, resendCode, async ({ body, request }) =>
    challenges.resend(body.challenge, mailsFor(request)),
  );

  handle(app, signOut, async ({ user }) => {
    await sessions.close(user.sessionId);
    return undefined;
  });
}
