import type { FastifyPluginAsync } from 'fastify';
import { type AccountParts, createAccounts } from './accounts.ts';
import { ownAccountRoutes } from './ownAccountRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { recoveryRoutes } from './recoveryRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';

/** Signing in and out, registration, passwords, and one's own account. */
export function accountRoutes(parts: AccountParts): FastifyPluginAsync {
  const accounts = createAccounts(parts);
  return async (app) => {
    await app.register(
      async (api) => {
        signInRoutes(api, accounts);
        recoveryRoutes(api, accounts);
        ownAccountRoutes(api, accounts);
        passwordRoutes(api, accounts);
      },
      { prefix: '/api/v1' },
    );
  };
}
