import type { FastifyInstance } from 'fastify';
import { readRoutes } from './readRoutes.ts';
import type { RouteContext } from './routeContext.ts';
import { statusRoutes } from './statusRoutes.ts';
import { trashRoutes } from './trashRoutes.ts';
import { createRoutes, updateRoutes, type WriteHandlers } from './writeRoutes.ts';

/** The calls that every resource has. */
export function resourceRoutes(
  app: FastifyInstance,
  context: RouteContext,
  writes: WriteHandlers = {},
): void {
  readRoutes(app, context);
  createRoutes(app, context, writes);
  updateRoutes(app, context, writes);
  trashRoutes(app, context);
  statusRoutes(app, context);
}
