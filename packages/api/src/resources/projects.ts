import { project } from '@rentyard/contract/entities/project';
import type { FastifyInstance } from 'fastify';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import type { RouteContext } from '../http/routeContext.ts';
import { testMailRoute } from '../mail/testMailRoute.ts';
import { keep } from '../records/kept.ts';
import type { Services } from '../services.ts';

export const projects = keep(project);

export function projectRoutes(
  app: FastifyInstance,
  context: RouteContext,
  services: Services,
): void {
  resourceRoutes(app, context);
  testMailRoute(app, context, services);
}
