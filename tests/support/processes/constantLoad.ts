import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Simultaneous connections; further requests wait. */
const connections = 64;
/** Interval between batches of requests, in ms. */
const tick = 20;

export interface LoadFigures {
  readonly requests: number;
  /** Number of each failure: an unexpected status or a broken connection. */
  readonly failures: Readonly<Record<string, number>>;
  /** Duration of each request in ms. */
  readonly times: readonly number[];
}

interface Load {
  readonly url: string;
  readonly token: string;
  /** Requests per second. */
  readonly rate: number;
  /** The nth request. Default: reads of two lists, and one write in twenty requests. */
  readonly requestNumber?: (n: number) => LoadRequest;
}

export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path below `/api/v1`. */
  readonly path: string;
  readonly body?: object;
  readonly expected: number;
}

interface RunningLoad {
  /** Number of requests that have ended. */
  ended(): number;
  /** Waits for the last responses. */
  stop(): Promise<LoadFigures>;
}

/** Sends reads and writes at a constant rate until it is stopped. */
export function startLoad(load: Load): RunningLoad {
  const { url, token, rate, requestNumber = listsAndWrites } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failures: Record<string, number> = {};
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  const started = performance.now();
  let sent = 0;

  function send(n: number): Promise<void> {
    const { method, path, body, expected } = requestNumber(n);
    const startedAt = performance.now();
    return new Promise((done) => {
      const end = (failure?: string) => {
        if (failure) failures[failure] = (failures[failure] ?? 0) + 1;
        times.push(performance.now() - startedAt);
        done();
      };
      const outgoing = request(
        `${url}/api/v1${path}`,
        {
          method,
          agent,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
        },
        (response) => {
          response.resume();
          response.on('error', () => end('cut in its body'));
          response.on('end', () => {
            if (response.statusCode === expected) end();
            else end(`${response.statusCode} ${response.headers['x-failure'] ?? ''}`.trim());
          });
        },
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      outgoing.end(body && JSON.stringify(body));
    });
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1_000) * rate;
    for (; sent < due; sent += 1) {
      const one = send(sent);
      running.add(one);
      void one.then(() => running.delete(one));
    }
  }, tick);

  return {
    ended: () => times.length,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
      return { requests: sent, failures, times };
    },
  };
}

/** One in twenty requests writes. */
function listsAndWrites(n: number): LoadRequest {
  if (n % 20 === 0) {
    const code = randomUUID();
    const body = { name: `Brand ${code}`, code, alias: code };
    return { method: 'POST', path: '/brands', body, expected: 201 };
  }
  const path = n % 3 === 0 ? '/regions?per_page=25' : `/offers?per_page=25&page=${(n % 7) + 1}`;
  return { method: 'GET', path, expected: 200 };
}
