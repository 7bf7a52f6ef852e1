import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BuiltServer,
  exitOf,
  removeDataDir,
  spawnServer,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { runCommand } from '../support/processes/command.ts';

describe('a running server', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer({ env: { SEED: 'none' } });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    removeDataDir(server);
  });

  test('refuses a second server on its data folder and reports it in one line', async () => {
    const second = spawnServer({ dataDir: server.dataDir });
    expect(await exitOf(second)).toBe(1);
    const lines = second.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(server.dataDir);
    expect((await server.client.get('//healthz')).status).toBe(200);
  });

  test('makes a second server report that the port is in use', async () => {
    const port = new URL(server.url).port;
    const second = spawnServer({ env: { PORT: port, SEED: 'none' } });
    expect(await exitOf(second)).toBe(1);
    const lines = second
      .output()
      .trim()
      .split('\n')
      .filter((line) => line.includes(port));
    expect(lines).toHaveLength(1);
    expect(second.output()).not.toMatch(/ at .*\.js:\d+/);
    removeDataDir(second);
  });

  test('stores its key readable by its user only', () => {
    expect(statSync(join(server.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops a server that is serving requests, with exit code 0',
  async (signal) => {
    const server = await startBuiltServer({ env: { SEED: 'none' } });
    const busy = Promise.allSettled(Array.from({ length: 20 }, () => server.client.get('/init')));
    const code = await server.end(signal);
    expect(code).toBe(0);
    for (const response of await busy) {
      // Accepted requests get a full response; others are refused at the connection.
      if (response.status === 'fulfilled') expect([200, 503]).toContain(response.value.status);
    }
    removeDataDir(server);
  },
);

test('SIGTERM makes /readyz respond with 503 while requests are served, until SIGINT ends the grace period', async () => {
  const server = await startBuiltServer({ env: { SEED: 'none', SHUTDOWN_GRACE: '300' } });
  const ended = server.end('SIGTERM');
  await expect
    .poll(async () => (await server.client.get('//readyz')).status, {
      message: 'status of /readyz after SIGTERM',
      timeout: 60_000,
    })
    .toBe(503);
  const init = await server.client.get('/init');
  expect(init.status).toBe(200);
  expect(init.headers.connection).toBe('close');
  expect(await server.end('SIGINT')).toBe(0);
  expect(await ended).toBe(0);
  removeDataDir(server);
});

test('the lock of a dead server is taken over', async () => {
  const first = await startBuiltServer({ env: { SEED: 'none' } });
  await first.end('SIGKILL');
  const second = await startBuiltServer({ dataDir: first.dataDir, env: { SEED: 'none' } });
  expect((await second.client.get('//readyz')).status).toBe(200);
  await second.end('SIGKILL');
  removeDataDir(second);
});

const unusable: readonly Readonly<Record<string, string>>[] = [
  { PORT: 'many' },
  { SEED: 'all' },
  { DATABASE_URL: 'mysql://localhost/x' },
  { LOG_LEVEL: 'loud' },
  { ADMIN_PASSWORD: 'short' },
  { REGISTRATION: 'maybe' },
  { SHUTDOWN_GRACE: 'soon' },
  { NEW_APP_SECRET: 'short' },
  { APP_SECRET: 'short' },
  { TRUST_PROXY: 'maybe' },
  { S3_BUCKET: 'UPPER_x' },
];

test.each(unusable)('an invalid setting is reported in one line: %j', async (env) => {
  const server = spawnServer({ env });
  expect(await exitOf(server)).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(Object.keys(env)[0] ?? '');
  if (Object.values(env).includes('short')) expect(lines[0]).not.toContain('short');
  removeDataDir(server);
});

test.each([
  ['backup', 'rentyard.tar.gz'],
  ['restore', 'package.json'],
  ['rescue', 'admin@rentyard.test'],
  ['rotateSecret'],
  ['seed'],
])('%s reports an invalid setting in one line', async (command, ...args) => {
  const failed = await runCommand(command, args, { TRASH_DAYS: 'many' }).catch(
    ({ message }: Error) => message,
  );
  expect(failed).toMatch(/^TRASH_DAYS="many" cannot be used: .+\.\n$/);
});

test.each([
  ['backup', '/nowhere/rentyard.tar.gz'],
  ['rescue', 'admin@rentyard.test'],
  ['rotateSecret'],
])('%s reports in one line that DATA_DIR contains no installation', async (command, ...args) => {
  const dataDir = join(tmpdir(), 'rentyard-nowhere');
  const failed = await runCommand(command, args, { DATA_DIR: dataDir }).catch(
    ({ message }: Error) => message,
  );
  expect(failed).toMatch(/^DATA_DIR=".*rentyard-nowhere" contains no installation: .+\.\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

test('an unwritable data folder is reported in one line', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'rentyard-file-')), 'not-a-folder');
  writeFileSync(file, '');
  const server = spawnServer({ dataDir: file });
  expect(await exitOf(server)).toBe(1);
  expect(server.output()).toContain(file);
  expect(server.output()).not.toMatch(/ at .*\.js:\d+/);
});

test('an unreachable PostgreSQL ends the start with a few lines instead of a crash', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const server = spawnServer({ env });
  expect(await exitOf(server)).toBe(1);
  expect(server.output().trim().split('\n').length).toBeLessThan(5);
  expect(server.output()).not.toMatch(/ at .*\.js:\d+/);
  expect(server.output()).not.toContain('Rentyard is ready');
  removeDataDir(server);
});

test('the first start prints a generated password once', async () => {
  const env = { SEED: 'none', ADMIN_PASSWORD: '' };
  const first = await startBuiltServer({ env });
  const [, password = ''] = /admin@rentyard\.test.*password (\S+)/.exec(first.output()) ?? [];
  expect(password).not.toBe('');
  const response = await first.client.post('/login', {
    email: 'admin@rentyard.test',
    password,
    remember: false,
  });
  expect(response.status, first.output()).toBe(200);
  await first.end('SIGTERM');
  const second = await startBuiltServer({ dataDir: first.dataDir, env });
  expect(second.output()).not.toContain(password);
  await second.end('SIGKILL');
  removeDataDir(second);
});
