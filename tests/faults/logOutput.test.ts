import { afterEach, expect, test } from 'vitest';
import {
  type BuiltServer,
  exitOf,
  removeDataDir,
  type ServerOptions,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { fillsLogDisk, onFaultSignal } from '../support/processes/faultSignal.ts';

let server: BuiltServer;

async function start(env: ServerOptions['env']): Promise<void> {
  server = await startBuiltServer({
    env: { SEED: 'none', LOG_LEVEL: 'trace', LOG_FORMAT: 'json', RATE_LIMIT_ADDRESS: '0', ...env },
  });
}

afterEach(async () => {
  await server.end('SIGKILL');
  removeDataDir(server);
});

/** Sends requests until the log has dropped lines. Every one of them must be answered. */
async function serveUntilLinesAreDropped(): Promise<void> {
  for (;;) {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => server.client.get(`//healthz?${'x'.repeat(5_000)}`)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const metrics = await server.client.get('//metrics');
    const [, dropped = '0'] = /^rentyard_log_lines_dropped_total (\d+)$/m.exec(metrics.text) ?? [];
    if (Number(dropped) > 0) return;
  }
}

test('a server whose log disk is full serves and counts the lines that it drops', async () => {
  await start({ NODE_OPTIONS: onFaultSignal(fillsLogDisk) });
  server.process.kill('SIGUSR2');
  await serveUntilLinesAreDropped();
  expect((await server.client.get('//healthz')).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a server whose log nobody reads serves and counts the lines that it drops', async () => {
  await start({});
  server.process.stdout?.pause();
  server.process.stderr?.pause();
  await serveUntilLinesAreDropped();
  expect((await server.client.get('//healthz')).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('an uncaught error ends a server whose log disk is full', async () => {
  await start({ NODE_OPTIONS: onFaultSignal(`${fillsLogDisk} throw new Error('a mistake');`) });
  server.process.kill('SIGUSR2');
  expect(await exitOf(server)).toBe(1);
});

test('a server whose event loop hangs is killed and says why', async () => {
  await start({ NODE_OPTIONS: onFaultSignal('for (;;);'), WATCHDOG_TIMEOUT: '2' });
  server.process.kill('SIGUSR2');
  expect(await exitOf(server)).toBe(null);
  expect(server.process.signalCode).toBe('SIGKILL');
  expect(server.output()).toContain('The event loop did not run for 2 s (WATCHDOG_TIMEOUT)');
});
