import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

/** A request that the endpoint received. */
export interface ReceivedHook {
  readonly headers: IncomingHttpHeaders;
  /** Exactly as it was sent. */
  readonly body: string;
  readonly type: string;
  readonly data: {
    readonly id: number;
    readonly version: number;
    readonly changed: readonly string[];
    readonly record: Readonly<Record<string, unknown>>;
  };
}

interface HookReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How the endpoint responds; `never` leaves the request open. */
export type Reply = HookReply | 'never' | ((hook: ReceivedHook) => HookReply);

/** An endpoint of webhooks on loopback. */
export interface HookServer {
  readonly url: string;
  /** `host:port`, as `OUTBOUND_ALLOW` takes it. */
  readonly pair: string;
  readonly received: readonly ReceivedHook[];
  reply: Reply;
  /** Waits until it has received this many requests. */
  waitFor(count: number, timeout?: number): Promise<readonly ReceivedHook[]>;
  close(): Promise<void>;
}

export async function startHookServer(): Promise<HookServer> {
  const received: ReceivedHook[] = [];
  let reply: Reply = { status: 204 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const hook: ReceivedHook = { headers: request.headers, body, ...JSON.parse(body) };
      received.push(hook);
      if (reply === 'never') return;
      const { status, headers, body: text } = typeof reply === 'function' ? reply(hook) : reply;
      response.writeHead(status, { ...headers }).end(text);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    pair: `127.0.0.1:${port}`,
    received,
    get reply() {
      return reply;
    },
    set reply(next) {
      reply = next;
    },
    async waitFor(count, timeout = 20_000) {
      await expect
        .poll(() => received.length, { message: 'received webhooks', timeout, interval: 20 })
        .toBeGreaterThanOrEqual(count);
      return received;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
