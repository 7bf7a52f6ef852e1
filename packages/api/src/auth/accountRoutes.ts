import type { FastifyPluginAsync } from 'fastify';
import { QueryParams } from '../http/queryParams.ts';
import { type AccountParts, createAccounts } from './accounts.ts';
import { ownAccountRoutes } from './ownAccountRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { recoveryRoutes } from './recoveryRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';

/** Signing in and out, registration, passwords, and one's own account. */
export function accountRoutes(parts: AccountParts): FastifyPluginAsync {
  const accounts = createAccounts(parts);
  return async (app) => {
    // None of these calls takes parameters in the address.
    app.addHook('preValidation', async (request) => new QueryParams(request.url).finish());
    signInRoutes(app, accounts);
    recoveryRoutes(app, accounts);
    ownAccountRoutes(app, accounts);
    passwordRoutes(app, accounts);
  };
}
