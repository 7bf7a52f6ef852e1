import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { NotFound } from '../errors/failures.ts';
import { isSameSecret } from './access/isSameSecret.ts';
import { isStream } from './handle.ts';

/** Upper bounds of the buckets of response times, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Options {
  readonly metricsToken?: string | undefined;
  readonly droppedLogLines?: () => number;
}

/**
 * `GET /metrics` for Prometheus: needs the token, or a request from this machine when no token is
 * configured. Other requests get a 404. Returns the registry of its metrics.
 */
export function metricsRoute(
  app: FastifyInstance,
  { metricsToken: token, droppedLogLines = () => 0 }: Options,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its response, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  const dropped = new Counter({
    name: 'rentyard_log_lines_dropped_total',
    help: 'Log lines that were dropped, because the output was full or nobody read it.',
    registers: [registry],
    collect() {
      dropped.reset();
      dropped.inc(droppedLogLines());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    // The duration of an event stream is not a response time.
    const { route } = request.routeOptions.config;
    if (route && isStream(route)) return;
    durations.observe(
      {
        method: request.method,
        // The route pattern, not the URL: one series for all records.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
  });
  app.get('/metrics', { config: { permission: 'public' } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new NotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined)
    return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  // The socket address, not the forwarded one: a client behind a local proxy is not local.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined;
  return !isForwarded && loopback.has(request.socket.remoteAddress ?? '');
}
