import type { Resource } from '@rentyard/contract/schema/resource';
import { bare } from '@rentyard/contract/schema/routes/responses';
import { route } from '@rentyard/contract/schema/routes/route';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { handle } from '../http/handle.ts';
import { JsonResponse } from '../http/jsonResponse.ts';
import type { JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';
import type { DocumentedCall } from './openApiDocument.ts';

const readDocument = route({
  method: 'GET',
  path: '/openapi.json',
  permission: 'public',
  response: bare(z.record(z.string(), z.unknown())),
  errors: [422],
  summary: 'This document',
  tag: 'about',
});

interface Described {
  readonly version: string;
  /** The resources with documented records. */
  readonly resources: readonly Resource[];
}

/** The registered calls, and the document that describes them. */
export interface ApiDescription {
  readonly calls: readonly DocumentedCall[];
  read(): Promise<JsonSchema>;
}

/**
 * Serves the OpenAPI 3.1 document of every call that is registered after this function. The first
 * request creates it.
 */
export async function openApiRoutes(
  app: FastifyInstance,
  described: Described,
): Promise<ApiDescription> {
  const calls: DocumentedCall[] = [];
  app.addHook('onRoute', ({ url, config }) => {
    const declared = config?.route;
    if (!url.startsWith('/api/')) return;
    // Fastify adds a route with the method HEAD to each GET.
    if (declared && calls.at(-1)?.declared !== declared) calls.push({ url, declared });
  });
  let document: Promise<JsonSchema> | undefined;
  const read = () => {
    document ??= createDocument(calls, described);
    return document;
  };
  let text: string | undefined;
  await app.register(
    async (api) =>
      handle(api, readDocument, async () => {
        text ??= JSON.stringify(await read());
        return new JsonResponse(200, text);
      }),
    { prefix: '/api/v1' },
  );
  app.get('/api/docs', { config: { permission: 'public' } }, async (_request, reply) => {
    const { docsPage, docsPolicy } = await import('./docsPage.ts');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .send(docsPage(await read()));
  });
  return { calls, read };
}

async function createDocument(
  calls: readonly DocumentedCall[],
  described: Described,
): Promise<JsonSchema> {
  const { openApiDocument } = await import('./openApiDocument.ts');
  return openApiDocument(calls, described);
}
