import { project } from '@rentyard/contract/entities/project';
import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../records/resourceBinding.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import type { Services } from '../../services/services.ts';
import { testMailRoute } from './testMailRoute.ts';

export const projects = registerResource(project);

export function projectRoutes(
  app: FastifyInstance,
  context: RouteContext,
  services: Services,
): void {
  resourceRoutes(app, context);
  testMailRoute(app, context, services);
}
