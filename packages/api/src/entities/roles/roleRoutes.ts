import type { FastifyInstance } from 'fastify';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import { permissionRoutes } from './permissionRoutes.ts';

/** The calls of roles and of positions, which both contain permissions. */
export function roleRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  permissionRoutes(app, context);
}
