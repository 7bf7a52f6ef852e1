import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection through the proxy. */
export interface ProxiedConnection {
  /** Stops all traffic while both sides stay open: a half-open connection. */
  silence(): void;
}

export interface TcpProxy {
  /** The URL of the target with host and port of the proxy. */
  readonly url: string;
  /** In the order in which they were opened. */
  readonly connections: readonly ProxiedConnection[];
  /** Stops all traffic, also on new connections: a frozen server. */
  freeze(): void;
  /** Closes new connections at once: a server that is down, on a port that nobody else gets. */
  refuse(): void;
  /** Lets new connections through again; frozen ones stay frozen. */
  thaw(): void;
  close(): Promise<void>;
}

/** Forwards TCP connections to a server. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const connections: ProxiedConnection[] = [];
  const sockets = new Set<Socket>();
  let newConnections: 'forwarded' | 'frozen' | 'refused' = 'forwarded';
  const server = createServer((near) => {
    if (newConnections === 'refused') {
      near.on('error', () => undefined);
      near.destroy();
      return;
    }
    if (newConnections === 'frozen') {
      sockets.add(near);
      near.on('error', () => undefined);
      near.on('close', () => sockets.delete(near));
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    connections.push({
      silence() {
        for (const one of [near, far]) {
          one.unpipe();
          one.pause();
        }
      },
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    connections,
    freeze() {
      newConnections = 'frozen';
      for (const { silence } of connections) silence();
    },
    refuse() {
      newConnections = 'refused';
    },
    thaw() {
      newConnections = 'forwarded';
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
