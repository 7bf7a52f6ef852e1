import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../until.ts';

/** Interval and timeout of `/readyz` checks, in ms. */
const check = { every: 200, limit: 5_000 };

export interface Balancer {
  readonly url: string;
  /** Resolves once this many servers are ready. */
  ready(count: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * A reverse proxy: sends requests in turn to servers whose `/readyz` responds with 200, over keep-alive
 * connections. It never repeats a request, so the test sees every request that a server drops.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;

  async function probe(server: string): Promise<void> {
    const signal = AbortSignal.timeout(check.limit);
    const isReady = await fetch(`${server}/readyz`, { signal }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) ready.add(server);
    else ready.delete(server);
  }

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const targets = servers.filter((server) => ready.has(server));
    const target = targets[turn++ % targets.length];
    if (target === undefined) {
      response.writeHead(503, { 'x-failure': 'no server is ready' }).end();
      return;
    }
    const { method, url, headers } = incoming;
    const outgoing = request(`${target}${url}`, { method, headers, agent }, (upstreamResponse) => {
      const { connection: _, ...rest } = upstreamResponse.headers;
      response.writeHead(upstreamResponse.statusCode ?? 502, rest);
      upstreamResponse.pipe(response);
      upstreamResponse.on('aborted', () => response.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'x-failure': `cut: ${error.code}` }).end();
    });
    incoming.pipe(outgoing);
  }

  const server = createServer(forward);
  // A client may send a request at the moment when an idle connection closes.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const probing = setInterval(() => {
    for (const one of servers) void probe(one);
  }, check.every);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async ready(count) {
      await until(
        'The number of ready servers',
        () => ready.size,
        (size) => size >= count,
      );
    },
    async close() {
      clearInterval(probing);
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
