import type { Agent, ClientRequestArgs } from 'node:http';
import type { LookupFunction } from 'node:net';

interface Guard {
  /** Throws for a host that is an address of a place that may not be reached. */
  readonly refuseLiteral: (host: string, port: number) => void;
  readonly lookupFor: (port: number) => LookupFunction;
}

/** Makes an agent of HTTP or HTTPS judge every connection before it opens it. */
export function guarded<Kind extends Agent>(
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
      // The agent passes it on as the error of the request.
      process.nextTick(() => callback?.(error as Error, undefined as never));
      return undefined;
    }
    return open({ ...options, lookup: lookupFor(port) }, callback);
  };
  return agent;
}
