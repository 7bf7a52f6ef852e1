import { rmSync } from 'node:fs';
import { Client } from '../../support/client.ts';
import { overHttp, removeDataDir, startBuiltServer } from '../../support/processes/builtServer.ts';
import { signInTokens, tokensFile } from './accounts.ts';

/**
 * Starts the built product with demo data once for all tests and sets E2E_URL. If E2E_URL is set, the tests
 * use that product.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) {
    await signInTokens(new Client(overHttp(process.env.E2E_URL)));
    return async () => rmSync(tokensFile, { force: true });
  }
  // Customers who write on their own would change lists and counters during a test.
  const server = await startBuiltServer({ env: { SEED: 'demo', DEMO_CUSTOMERS: 'reply' } });
  process.env.E2E_URL = server.url;
  await signInTokens(server.client);
  return async () => {
    rmSync(tokensFile, { force: true });
    await server.end('SIGTERM');
    removeDataDir(server);
  };
}
