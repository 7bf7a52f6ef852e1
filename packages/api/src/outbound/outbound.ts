import { lookup as systemLookup } from 'node:dns/promises';
import { type Agent, type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { isSpecialAddress } from './specialAddresses.ts';

/** A resolved address of a host. */
export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Resolves a host name. */
export type Resolver = (host: string) => Promise<readonly Resolved[]>;

/** The address is on this machine or in a private network, and is not in the allow list. */
export class OutboundRefused extends Error {
  readonly code = 'EOUTBOUND';

  constructor(host: string, port: number) {
    super(
      `${host}:${port} is not on the public internet. Connections there are refused, because whoever may save an address could reach into the server's own network. Add it to OUTBOUND_ALLOW if it is meant.`,
    );
    this.name = 'OutboundRefused';
  }
}

/**
 * Connects to user-supplied addresses: SMTP servers of projects, S3 endpoints. A name is resolved
 * once and the connection uses the checked addresses, so changing the name in between (DNS
 * rebinding) has no effect.
 */
export interface Outbound {
  /**
   * A connected TCP socket; the caller closes it.
   * @throws {OutboundRefused} for an address that is not allowed.
   */
  connect(target: Target): Promise<Socket>;
  /** For HTTP clients: every connection is checked. */
  readonly httpAgent: HttpAgent;
  readonly httpsAgent: HttpsAgent;
  /** Closes the idle connections of the agents. */
  close(): void;
}

export interface Target {
  readonly host: string;
  readonly port: number;
  /** Connection timeout in ms. */
  readonly timeout: number;
}

interface Options {
  /** `host:port` pairs (`OUTBOUND_ALLOW`): a name as users enter it, or an address that it resolves to. */
  readonly allow?: readonly string[];
  readonly resolve?: Resolver;
}

export function createOutbound({ allow = [], resolve = resolveAll }: Options = {}): Outbound {
  const allowed = new Set(allow.map((pair) => pair.toLowerCase()));
  const mayReach = (host: string, address: string, port: number) =>
    !isSpecialAddress(address) ||
    allowed.has(formatPair(host, port)) ||
    allowed.has(formatPair(address, port));

  /** Resolves names for connections, so that a connection uses the checked addresses. */
  const lookupFor =
    (port: number): LookupFunction =>
    (host, options, callback) => {
      resolveAllowed(host, port).then(
        (found) => {
          const family = parseFamily(options.family);
          const fitting = found.filter((one) => family === 0 || one.family === family);
          const [first] = fitting;
          if (!first) callback(new OutboundRefused(host, port), []);
          else if (options.all) callback(null, [...fitting]);
          else callback(null, first.address, first.family);
        },
        (error: Error) => callback(error, []),
      );
    };

  async function resolveAllowed(host: string, port: number): Promise<readonly Resolved[]> {
    const found = await resolve(host);
    const reachable = found.filter(({ address }) => mayReach(host, address, port));
    if (reachable.length === 0) throw new OutboundRefused(host, port);
    return reachable;
  }

  /** A literal address is never resolved, so it is checked here. */
  function refuseLiteral(typed: string, port: number): void {
    const host = bare(typed);
    if (isIP(host) !== 0 && !mayReach(host, host, port)) throw new OutboundRefused(host, port);
  }

  const guard = { refuseLiteral, lookupFor };
  const httpAgent = guarded(new HttpAgent({ keepAlive: true }), guard, 80);
  const httpsAgent = guarded(new HttpsAgent({ keepAlive: true }), guard, 443);

  return {
    httpAgent,
    httpsAgent,
    async connect({ host, port, timeout }) {
      refuseLiteral(host, port);
      return connected(connect({ host: bare(host), port, lookup: lookupFor(port) }), timeout);
    },
    close() {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

async function resolveAll(host: string): Promise<readonly Resolved[]> {
  return systemLookup(host, { all: true });
}

/** Removes the brackets of an IPv6 address: `[::1]`. */
function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

function formatPair(host: string, port: number): string {
  const named = bare(host).toLowerCase();
  return named.includes(':') ? `[${named}]:${port}` : `${named}:${port}`;
}

function parseFamily(family: number | 'IPv4' | 'IPv6' | undefined): number {
  if (family === 'IPv4') return 4;
  if (family === 'IPv6') return 6;
  return family ?? 0;
}

function connected(socket: Socket, timeout: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        socket.destroy(
          Object.assign(new Error('The server did not respond in time.'), { code: 'ETIMEDOUT' }),
        ),
      timeout,
    );
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

interface Guard {
  /** Throws for a literal address that is not allowed. */
  readonly refuseLiteral: (host: string, port: number) => void;
  readonly lookupFor: (port: number) => LookupFunction;
}

/** Makes an HTTP or HTTPS agent check every connection before it opens it. */
function guarded<Kind extends Agent>(
  agent: Kind,
  { refuseLiteral, lookupFor }: Guard,
  usualPort: number,
): Kind {
  const open = agent.createConnection.bind(agent);
  agent.createConnection = (options: ClientRequestArgs, callback) => {
    const port = Number(options.port ?? usualPort);
    try {
      refuseLiteral(String(options.host ?? 'localhost'), port);
    } catch (error) {
      // The agent reports it as the error of the request.
      process.nextTick(() => callback?.(error as Error, undefined as never));
      return undefined;
    }
    return open({ ...options, lookup: lookupFor(port) }, callback);
  };
  return agent;
}
