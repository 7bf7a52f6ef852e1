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
  const servers: BuiltServer[] = [];
  // One after the other: a start uses both cores of a small machine.
  for (const variable of ['E2E_URL', 'SCREENS_URL']) {
    let url = given && (process.env[variable] ?? given);
    if (!url) {
      const server = await startDemo();
      servers.push(server);
      url = server.url;
    }
    process.env[variable] = url;
    await signInTokens(new Client(overHttp(url)), url);
  }
  return async () => {
    for (const url of [process.env.E2E_URL, process.env.SCREENS_URL]) {
      if (url) rmSync(tokensFileOf(url), { force: true });
    }
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
