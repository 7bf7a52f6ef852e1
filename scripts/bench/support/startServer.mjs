/** Shared by the server benchmarks: a filled database, the built server, and users. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  createDatabase,
  openCluster,
  openDurableCluster,
  openReplica,
} from '../../../tests/support/database/postgresCluster.ts';
import { startBalancer } from '../../../tests/support/servers/balancer.ts';
import { machineIsQuiet } from './quietMachine.mjs';
import { password, signIn } from './signIn.mjs';

/**
 * Fills a database and starts the built server on it. The database is that of DATABASE_URL (which may be
 * filled already), otherwise a private PostgreSQL, or PGlite when `isEmbedded`. `checkout` is the folder of
 * another built version. Waits until the machine is quiet. Several processes share the database behind a proxy. A private PostgreSQL flushes commits
 * to disk when `isDurable`, and has a hot standby when `hasReplica`.
 */
export async function startServer({
  offers,
  isEmbedded = false,
  checkout,
  processes = 1,
  isDurable = false,
  hasReplica = false,
  env = {},
}) {
  const cwd = checkout ?? process.cwd();
  if (!checkout) run(['scripts/build.mjs', 'server'], { cwd });
  const dataDirs = Array.from({ length: processes }, () =>
    mkdtempSync(join(tmpdir(), 'rentyard-bench-')),
  );
  const hasOwn = !isEmbedded && process.env.DATABASE_URL === undefined;
  const own = hasOwn ? await (isDurable ? openDurableCluster() : openCluster()) : undefined;
  const url = isEmbedded
    ? undefined
    : (process.env.DATABASE_URL ?? (await createDatabase(own?.url ?? '')));
  const settings = {
    ...process.env,
    DATA_DIR: dataDirs[0],
    APP_SECRET: 'one secret for all processes of the bench',
    ADMIN_PASSWORD: password,
    EDITOR_PASSWORD: password,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
    PORT: '0',
    // One user sends the load of an office.
    RATE_LIMIT_PERSON: '0',
    ...(url ? { DATABASE_URL: url } : {}),
    ...env,
  };
  run(['packages/api/dist/seed.js', '--offers', String(offers)], { cwd, env: settings });
  const replica = own && hasReplica ? await openReplica(own) : undefined;
  const servers = [];
  for (const dataDir of dataDirs) {
    servers.push(await startProcess({ ...settings, DATA_DIR: dataDir }, cwd));
  }
  const balancer =
    processes > 1 ? await startBalancer(servers.map(({ address }) => address)) : undefined;
  await balancer?.ready(processes);
  const base = balancer?.url ?? servers[0].address;
  if (url) await healthChecksDone(url);
  await machineIsQuiet();
  return {
    base: `${base}/api/v1`,
    url,
    replicaUrl:
      replica && url && Object.assign(new URL(url), { port: new URL(replica.url).port }).href,
    password,
    pids: servers.map(({ server }) => server.pid),
    token: url ? await signInByHand(url) : await signIn(`${base}/api/v1`),
    async stop() {
      await balancer?.close();
      await Promise.all(servers.map(stopProcess));
      await replica?.stop();
      await own?.stop();
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** After the seed the server checks each record once, which would be part of the measured load. */
async function healthChecksDone(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (;;) {
    const { rows } = await client.query('select from health_checks limit 1');
    if (rows.length === 0) break;
    await new Promise((later) => setTimeout(later, 500));
  }
  await client.end();
}

async function startProcess(env, cwd) {
  const server = spawn(process.execPath, ['packages/api/dist/server.js'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((ready, failed) => {
    server.on('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    server.stdout.on('data', (text) => {
      const [, found] = /ready on (\S+)/.exec(text) ?? [];
      if (found) ready(found);
    });
  });
  return { server, address };
}

async function stopProcess({ server }) {
  server.removeAllListeners('exit');
  const ended = new Promise((done) => server.on('exit', done));
  server.kill('SIGTERM');
  await ended;
}

function run(args, options) {
  const { status } = spawnSync(process.execPath, args, { ...options, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed with exit code ${status}.`);
}

/** The admin of a database that was filled before has an unknown password. */
async function signInByHand(url) {
  const token = randomBytes(32).toString('base64url');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into sessions (user_id, token_hash, remember, created_at, last_used_at, expires_at)
     select min(u.id), $1, true, now(), now(), now() + interval '1 day'
     from users u join roles r on r.id = u.role_id where r.system = 'admin'`,
    [createHash('sha256').update(token).digest()],
  );
  await client.end();
  return token;
}
