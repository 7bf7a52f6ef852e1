import { until } from '../until.ts';
import type { BuiltServer } from './builtServer.ts';
import { type LoadFigures, startLoad } from './constantLoad.ts';
import { newSession } from './newSession.ts';
import { startProcesses } from './serverProcesses.ts';

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
  const processes = await startProcesses({
    count: rolling.processes,
    env: {
      SHUTDOWN_GRACE: String(rolling.grace),
      LOG_LEVEL: 'warn',
      // One user sends the load of an office.
      RATE_LIMIT_PERSON: '0',
    },
  });
  try {
    const { url, databaseUrl, servers } = processes;
    const started = Date.now();
    const load = startLoad({ url, token: await newSession(databaseUrl), rate: rolling.rate });
    const exitCodes: (number | null)[] = [];
    for (let n = 0; n < rolling.restarts; n += 1) {
      exitCodes.push(await processes.restart(n % servers.length));
    }
    const figures = await load.stop();
    const seconds = (Date.now() - started) / 1_000;
    const signOutTimes = await timeSignOuts(servers, databaseUrl, rolling.signOuts);
    return { ...figures, seconds, exitCodes, signOutTimes };
  } finally {
    await processes.stop();
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
        const readStatus = async () => {
          const sent = performance.now();
          const { status } = await client.as(token).get('/regions');
          if (status !== 401) last = sent - signedOut;
          return status;
        };
        const isRefused = (status: number) => status === 401;
        await until('The status of an ended session', readStatus, isRefused, { interval: 0 });
        times.push(last);
      }),
    );
  }
  return times;
}
