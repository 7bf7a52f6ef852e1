import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';

/** The status of a request on a connection of its own, which remains open. */
function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((done, failed) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => done(response.statusCode));
    }).on('error', failed);
  });
}

test('a server with 256 descriptors says how many connections they allow, and serves that many', async () => {
  const server = await startBuiltServer({
    openFiles: 256,
    env: { LOG_FORMAT: 'json', LOG_LEVEL: 'info', RATE_LIMIT_ADDRESS: '0' },
  });
  const limitLine = /256 files may be open \(ulimit -n\), which allows (\d+) .*Raise the limit/;
  await expect.poll(() => server.output(), { timeout: 30_000 }).toMatch(limitLine);
  const [, allowed] = limitLine.exec(server.output()) ?? [];
  expect(Number(allowed)).toBeGreaterThanOrEqual(100);
  const agent = new Agent({ keepAlive: true, maxSockets: Number(allowed) });
  try {
    for (const path of ['api/v1/init', 'en/auth', 'healthz']) {
      const statuses = await Promise.all(
        Array.from({ length: Number(allowed) }, () => statusOf(`${server.url}/${path}`, agent)),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    expect(server.output()).not.toMatch(/EMFILE|"level":50/);
  } finally {
    agent.destroy();
    await server.end('SIGKILL');
    removeDataDir(server);
  }
});
