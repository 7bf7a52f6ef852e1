import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** `/healthz`: the process runs. `/readyz`: the database responds, so requests can be served. */
export function probeRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { config: { permission: 'public' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { permission: 'public' } }, async () => {
    await db.ping();
    return { status: 'ready' };
  });
}
