import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import {
  exitOf,
  passwords,
  removeDataDir,
  spawnServer,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { runCommand } from '../support/processes/command.ts';
import type { WireRecord } from '../support/wire.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rentyard-secret-'));
const secrets = {
  old: 'the secret of the first release',
  next: 'the secret of the second release',
};
let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

test('a process with another secret or without one exits and names the setting', {
  timeout: 400_000,
}, async () => {
  const env = { DATABASE_URL: await createDatabase(cluster.url), SEED: 'none' };
  const first = await startBuiltServer({ env: { ...env, APP_SECRET: secrets.old } });
  for (const [setting, message] of [
    [{ APP_SECRET: secrets.next }, /^APP_SECRET is not the one that this database was set up with/],
    [{}, /^APP_SECRET is not set, and .*secret\.key is not the key/],
  ] as const) {
    const other = spawnServer({ env: { ...env, LOG_LEVEL: 'error', ...setting } });
    expect(await exitOf(other)).toBe(1);
    expect(other.output().trim().split('\n')).toHaveLength(1);
    expect(other.output()).toMatch(message);
    removeDataDir(other);
  }
  expect((await first.client.get('//readyz')).status).toBe(200);
  await first.end('SIGKILL');
  removeDataDir(first);
});

test('a secret is rotated on PostgreSQL, and stored mails are readable with the new one', {
  timeout: 400_000,
}, async () => {
  const env = { DATABASE_URL: await createDatabase(cluster.url), SEED: 'none' };
  const settings = { ...env, DATA_DIR: join(scratch, 'data') };
  const start = (secret: string) =>
    startBuiltServer({ dataDir: settings.DATA_DIR, env: { ...env, APP_SECRET: secret } });
  let server = await start(secrets.old);
  await server.client.post('/oauth/forgot-password', { email: 'admin@rentyard.test' });
  const before = await mails(server.client);
  expect(before).toHaveLength(1);
  const rotate = () =>
    runCommand('rotateSecret', [], {
      ...settings,
      APP_SECRET: secrets.old,
      NEW_APP_SECRET: secrets.next,
    });
  await expect(rotate()).rejects.toThrow(/is using|Servers use this database/);
  await server.end('SIGTERM');
  expect(await rotate()).toContain('1 stored secrets are encrypted with the new secret');
  server = await start(secrets.next);
  expect(await mails(server.client)).toEqual(before);
  await server.end('SIGKILL');
});

test('a key file is replaced by a new one', { timeout: 400_000 }, async () => {
  const dataDir = join(scratch, 'embedded');
  const file = join(dataDir, 'secret.key');
  let server = await startBuiltServer({ dataDir, env: { SEED: 'none' } });
  await server.client.post('/oauth/forgot-password', { email: 'admin@rentyard.test' });
  const before = await mails(server.client);
  await server.end('SIGTERM');
  const old = readFileSync(file, 'utf8');
  expect(await runCommand('rotateSecret', [], { DATA_DIR: dataDir })).toContain('1 stored secrets');
  expect(readFileSync(file, 'utf8')).not.toBe(old);
  server = await startBuiltServer({ dataDir, env: { SEED: 'none' } });
  expect(await mails(server.client)).toEqual(before);
  await server.end('SIGKILL');
});

/** The texts of all mails, which an admin can read while there is no mail server. */
async function mails(client: Awaited<ReturnType<typeof startBuiltServer>>['client']) {
  const account = { email: 'admin@rentyard.test', password: passwords.admin, remember: true };
  const { token } = (await client.post('/login', account)).data<{ token: string }>();
  const rows = (await client.as(token).get('/outbox')).data<readonly WireRecord[]>();
  return rows.map(({ id, text }) => ({ id, text }));
}
