import type { FastifyInstance, RouteOptions } from 'fastify';

import { docsPage, docsPolicy } from './docsPage.ts';
import { type Described, openApiDocument } from './document.ts';
import type { JsonSchema } from './operation.ts';

/** Describes every route of the API that is registered after this call. */
export function openApiRoutes(app: FastifyInstance, about: Omit<Described, 'routes'>): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/v1/')) routes.push(route);
  });
  let known: JsonSchema | undefined;
  const describe = () => {
    known ??= openApiDocument({ ...about, routes });
    return known;
  };
  app.get(
    '/api/v1/openapi.json',
    {
      config: {
        right: 'public',
        operation: {
          summary: 'This document',
          tag: 'about',
          answers: { 200: { type: 'object' } },
        },
      },
    },
    async () => describe(),
  );
  app.get('/api/docs', { config: { right: 'public' } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .send(docsPage(describe())),
  );
}
