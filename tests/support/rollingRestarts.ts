import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Balancer, startBalancer } from './balancer.ts';
import { type BuiltServer, removeDataDir, startBuiltServer } from './builtServer.ts';
import { type LoadFigures, startLoad } from './constantLoad.ts';
import { freePort } from './freePort.ts';
import { newSession } from './newSession.ts';
import { createDatabase, openCluster } from './postgresCluster.ts';

interface Rolling {
  /** Number of restarts, one after the other. */
  readonly restarts: number;
  readonly processes: number;
  /** Requests per second. */
  readonly rate: number;
  /** Seconds between SIGTERM and the closing of the listener. */
  readonly grace: number;
  /** Number of users who sign out in one process and send a request to the others. */
  readonly signOuts: number;
}

export interface RollingFigures extends LoadFigures {
  readonly seconds: number;
  /** Exit codes of the stopped processes. */
  readonly exitCodes: readonly (number | null)[];
  /** Per other process and sign-out: ms until the session was refused; 0 when the first request was. */
  readonly signOutTimes: readonly number[];
}

/** Restarts the processes of an installation on PostgreSQL in turn while a balancer sends them requests. */
export async function rollingRestarts(rolling: Rolling): Promise<RollingFigures> {
  const cluster = await openCluster();
  const servers: BuiltServer[] = [];
  let balancer: Balancer | undefined;
  try {
    const url = await createDatabase(cluster.url);
    const env = {
      DATABASE_URL: url,
      APP_SECRET: 'one secret for every process of it',
      SHUTDOWN_GRACE: String(rolling.grace),
      LOG_LEVEL: 'warn',
      // One user sends the load of an office.
      RATE_LIMIT_PERSON: '0',
    };
    for (let n = 0; n < rolling.processes; n += 1) {
      const dataDir = mkdtempSync(join(tmpdir(), 'rentyard-rolling-'));
      servers.push(await startBuiltServer({ dataDir, port: await freePort(), env }));
    }
    balancer = await startBalancer(servers.map((server) => server.url));
    await balancer.ready(servers.length);
    const started = Date.now();
    const load = startLoad({ url: balancer.url, token: await newSession(url), rate: rolling.rate });
    const exitCodes: (number | null)[] = [];
    for (let n = 0; n < rolling.restarts; n += 1) {
      const index = n % servers.length;
      const { dataDir, url: address, end } = servers[index] as BuiltServer;
      exitCodes.push(await end('SIGTERM'));
      const port = Number(new URL(address).port);
      servers[index] = await startBuiltServer({ dataDir, port, env });
      await balancer.ready(servers.length);
    }
    const figures = await load.stop();
    const seconds = (Date.now() - started) / 1_000;
    const signOutTimes = await timeSignOuts(servers, url, rolling.signOuts);
    return { ...figures, seconds, exitCodes, signOutTimes };
  } finally {
    await balancer?.close();
    for (const server of servers) {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
    await cluster.stop();
  }
}

async function timeSignOuts(
  [first, ...others]: readonly BuiltServer[],
  url: string,
  count: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const token = await newSession(url);
    // Every process has cached the session.
    for (const { client } of others) await client.as(token).get('/regions');
    await first?.client.as(token).post('/logout');
    const signedOut = performance.now();
    await Promise.all(
      others.map(async ({ client }) => {
        let last = 0;
        for (;;) {
          const sent = performance.now();
          if ((await client.as(token).get('/regions')).status === 401) break;
          last = sent - signedOut;
        }
        times.push(last);
      }),
    );
  }
  return times;
}
