import { rmSync } from 'node:fs';
import { Client } from '../../support/client.ts';
import {
  type BuiltServer,
  overHttp,
  removeDataDir,
  startBuiltServer,
} from '../../support/processes/builtServer.ts';
import { signInTokens, tokensFileOf } from './accounts.ts';

/**
 * Starts two servers of the built product with demo data: E2E_URL for the journeys and SCREENS_URL for the tests that
 * only look, so that no record of a journey changes a screen that another test measures. If E2E_URL is set, the tests
 * use that product for both.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const given = process.env.E2E_URL;
  const servers = given ? [] : await Promise.all([startDemo(), startDemo()]);
  const [journeys, screens] = servers;
  const urls = {
    E2E_URL: journeys?.url ?? given ?? '',
    SCREENS_URL: screens?.url ?? process.env.SCREENS_URL ?? given ?? '',
  };
  Object.assign(process.env, urls);
  for (const url of new Set(Object.values(urls)))
    await signInTokens(new Client(overHttp(url)), url);
  return async () => {
    for (const url of Object.values(urls)) rmSync(tokensFileOf(url), { force: true });
    await Promise.all(
      servers.map(async (server) => {
        await server.end('SIGTERM');
        removeDataDir(server);
      }),
    );
  };
}

/** Customers who write on their own would change lists and counters during a test. */
function startDemo(): Promise<BuiltServer> {
  return startBuiltServer({ env: { SEED: 'demo', DEMO_CUSTOMERS: 'reply' } });
}
