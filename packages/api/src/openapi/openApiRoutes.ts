import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
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

const introduction = `The HTTP API of the back office. Times are UTC; amounts are decimal text.

Sign in with \`POST /api/v1/login\` and send its token as \`Authorization: Bearer …\`. Texts and messages are in the language of \`x-localization\`. \`x-right\` of a call is the permission that it needs.

An error has a \`message\` in that language, a \`code\`, a \`request_id\` and, with status 422, the \`errors\` by field. Unknown fields and parameters are errors.`;

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
        description: introduction,
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
  await app.register(referencePage);
}

/** Swagger UI at `/api/docs`. All of its files come from this server. */
async function referencePage(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, permission: 'public' };
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => referencePolicy,
    theme: { title: 'Rentyard API' },
    uiConfig: {
      // `url` would be a second copy of the document.
      urls: [{ name: 'Rentyard API', url: '/api/v1/openapi.json' }],
      ...{ validatorUrl: null, showExtensions: true },
      ...{ docExpansion: 'none', defaultModelsExpandDepth: 0, deepLinking: true, filter: true },
    },
  });
}

/** Only files and calls of this server; the page has no inline scripts. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
