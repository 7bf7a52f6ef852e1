/** Shared by the server benchmarks: a filled database, the built server, and users. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDatabase,
  openCluster,
  openDurableCluster,
  openReplica,
  withClient,
} from '../../../tests/support/database/postgresCluster.ts';
import { newSession } from '../../../tests/support/processes/newSession.ts';
import { startBalancer } from '../../../tests/support/servers/balancer.ts';
import { startProcess, stopProcess } from './processes.mjs';
import { machineIsQuiet } from './quietMachine.mjs';
import { password, signIn } from './signIn.mjs';

/**
 * Fills a database and starts the built server on it. The database is that of DATABASE_URL (which may be
 * filled already), otherwise a private PostgreSQL, or PGlite when `isEmbedded`. `checkout` is the folder of
 * another built version. Waits until the machine is quiet. Several processes share the database behind a
 * proxy. A private PostgreSQL flushes commits to disk when `isDurable`, and has a hot standby when
 * `hasReplica`.
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
    // The admin of a database that was filled before has an unknown password.
    token: url ? await newSession(url) : await signIn(`${base}/api/v1`),
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
function healthChecksDone(url) {
  return withClient(url, async (client) => {
    while ((await client.query('select from health_checks limit 1')).rows.length > 0) {
      await new Promise((later) => setTimeout(later, 500));
    }
  });
}

function run(args, options) {
  const { status } = spawnSync(process.execPath, args, { ...options, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed with exit code ${status}.`);
}
