import {
  finishSignIn,
  resendCode,
  signIn as signInCall,
  signOut,
} from '@rentyard/contract/entities/account/routes';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { type Accounts, originOf } from './accounts.ts';

/** Into the back office, in one step or two, and out of it. */
export function signInRoutes(app: FastifyInstance, accounts: Accounts): void {
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
