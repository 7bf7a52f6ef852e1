import type { FastifyInstance } from 'fastify';
import { resourceRoutes } from '../../http/resourceRoutes.ts';
import type { RouteContext } from '../../http/routeContext.ts';
import { permissionRoutes } from './permissionRoutes.ts';

/** The calls of roles, and of positions, which give rights in the same way. */
export function roleRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  permissionRoutes(app, context);
}
