import type { FastifyInstance } from 'fastify';
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
