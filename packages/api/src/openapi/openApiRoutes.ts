import swagger from '@fastify/swagger';
import type { Resource } from '@rentyard/contract/schema/resource';
import {
  bare,
  fallbacks,
  imageSchema,
  option,
  pluralTexts,
  pointer,
  status,
  texts,
  use,
} from '@rentyard/contract/schema/responses';
import { route } from '@rentyard/contract/schema/route';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { handle } from '../http/handle.ts';
import { JsonResponse } from '../http/jsonResponse.ts';
import { componentPrefix, type JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';
import { docsPage, docsPolicy } from './docsPage.ts';
import { documentedSchema } from './documentedSchema.ts';
import { jsonSchemaOf, namedComponents } from './jsonSchema.ts';
import { recordComponents } from './recordComponents.ts';

const readDocument = route({
  method: 'GET',
  path: '/openapi.json',
  permission: 'public',
  response: bare(z.record(z.string(), z.unknown())),
  errors: [422],
  summary: 'This document',
  tag: 'about',
});

/** The named schemas that records refer to. */
const schemasOfRecords = [option, imageSchema, texts, pluralTexts, fallbacks, pointer, status, use];

interface Described {
  readonly version: string;
  /** The resources with documented records. */
  readonly resources: readonly Resource[];
}

/** Serves the OpenAPI 3.1 document of every call that is registered after this function. */
export async function openApiRoutes(
  app: FastifyInstance,
  { version, resources }: Described,
): Promise<void> {
  const records = Object.assign({}, ...resources.map(recordComponents));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rentyard',
        version,
        description: 'The HTTP API of the back office. Times are UTC; amounts are decimal text.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: (input) => {
      const { route: declared } = input.route.config ?? {};
      if (!declared) return { schema: { hide: true }, url: input.url };
      return { schema: documentedSchema(declared), url: input.url };
    },
    transformObject: (input) => {
      const made = ('openapiObject' in input ? input.openapiObject : {}) as unknown as JsonSchema;
      for (const schema of schemasOfRecords) jsonSchemaOf(schema, 'output');
      return withSchemas(made, { ...namedComponents, ...records }) as never;
    },
  });
  let text: string | undefined;
  await app.register(
    async (api) =>
      handle(api, readDocument, async () => {
        text ??= JSON.stringify(app.swagger());
        return new JsonResponse(200, text);
      }),
    { prefix: '/api/v1' },
  );
  app.get('/api/docs', { config: { permission: 'public' } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .send(docsPage(app.swagger() as unknown as JsonSchema)),
  );
}

/** The document with the named schemas that it refers to. */
function withSchemas(
  document: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    visit(schemas[name]);
  };
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') use(inner.slice(componentPrefix.length));
      else visit(inner);
    }
  };
  visit(document.paths);
  const entries = Object.entries(schemas).filter(([name]) => used.has(name));
  const components = {
    ...(document.components as JsonSchema),
    schemas: Object.fromEntries(entries),
  };
  return { ...document, components };
}
