import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { Unavailable } from '../errors/failures.ts';

/**
 * While the server drains, `/readyz` responds with 503, so that proxies use other servers, and
 * every connection closes after its response. Other requests are served as before.
 */
export function announceDrain(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining()) return;
    reply.header('connection', 'close');
    if (request.routeOptions.url === '/readyz') throw new Unavailable();
  });
}

/** `/healthz`: the process runs. `/readyz`: the database responds, so requests can be served. */
export function probeRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { config: { permission: 'public' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { permission: 'public' } }, async () => {
    await db.ping();
    return { status: 'ready' };
  });
}
