import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../client.ts';
import { type Cluster, createDatabase, openCluster } from '../database/postgresCluster.ts';
import { type Balancer, startBalancer } from '../servers/balancer.ts';
import { type BuiltServer, overHttp, removeDataDir, startBuiltServer } from './builtServer.ts';

interface Options {
  readonly count: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** An installation of several processes on one PostgreSQL behind a reverse proxy. */
export interface ServerProcesses {
  readonly servers: readonly BuiltServer[];
  /** The URL of the proxy. */
  readonly url: string;
  /** Sends each request through the proxy to the next process. */
  readonly client: Client;
  readonly databaseUrl: string;
  /** Stops a process, starts it again and waits until the proxy uses it. Returns the exit code. */
  restart(index: number): Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts the built server several times on a new database. */
export async function startProcesses({ count, env }: Options): Promise<ServerProcesses> {
  const servers: BuiltServer[] = [];
  let cluster: Cluster | undefined;
  let balancer: Balancer | undefined;

  async function stop(): Promise<void> {
    await balancer?.close();
    for (const server of servers) {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
    await cluster?.stop();
  }

  try {
    cluster = await openCluster();
    const databaseUrl = await createDatabase(cluster.url);
    const shared = {
      DATABASE_URL: databaseUrl,
      APP_SECRET: 'one secret for every process of it',
      ...env,
    };
    for (let n = 0; n < count; n += 1) {
      const dataDir = mkdtempSync(join(tmpdir(), 'rentyard-processes-'));
      servers.push(await startBuiltServer({ dataDir, env: shared }));
    }
    const proxy = await startBalancer(servers.map(({ url }) => url));
    balancer = proxy;
    await proxy.ready(count);
    return {
      servers,
      url: proxy.url,
      client: new Client(overHttp(proxy.url)),
      databaseUrl,
      async restart(index) {
        const { dataDir, url, end } = servers[index] as BuiltServer;
        const code = await end('SIGTERM');
        const port = Number(new URL(url).port);
        servers[index] = await startBuiltServer({ dataDir, port, env: shared });
        await proxy.ready(count);
        return code;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
