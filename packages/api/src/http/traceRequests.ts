import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { currentTracing } from '../telemetry/tracing.ts';

/** The id of a request in logs and error responses: that of its trace while tracing is on. */
export function requestIdOf(raw: IncomingMessage): string {
  return currentTracing()?.startRequest(raw) ?? randomUUID();
}

/** Traces each request from its headers to its response. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => enter(request.raw, done));
  // Reading the body continues in the context of the connection, so it is entered again.
  app.addHook('preValidation', (request, _reply, done) => enter(request.raw, done));
  app.addHook('onResponse', async ({ raw, method, routeOptions }, { statusCode: status }) => {
    currentTracing()?.endRequest(raw, { method, route: routeOptions.url ?? 'unknown', status });
  });
}

function enter(raw: IncomingMessage, done: () => void): void {
  const tracing = currentTracing();
  if (tracing) tracing.enterRequest(raw, done);
  else done();
}
