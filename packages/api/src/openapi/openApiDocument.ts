import swagger from '@fastify/swagger';
import type { Resource } from '@rentyard/contract/schema/resource';
import {
  fallbacks,
  imageSchema,
  option,
  pluralTexts,
  pointer,
  status,
  texts,
  use,
} from '@rentyard/contract/schema/responses';
import type { Route } from '@rentyard/contract/schema/route';
import Fastify from 'fastify';
import { componentPrefix, type JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';
import { documentedSchema } from './documentedSchema.ts';
import { jsonSchemaOf, namedComponents } from './jsonSchema.ts';
import { recordComponents } from './recordComponents.ts';

/** The named schemas that records refer to. */
const schemasOfRecords = [option, imageSchema, texts, pluralTexts, fallbacks, pointer, status, use];

/** A registered call, with its full path. */
export interface DocumentedCall {
  readonly url: string;
  readonly declared: Route;
}

interface Described {
  readonly version: string;
  readonly resources: readonly Resource[];
}

/** The OpenAPI 3.1 document of the calls, by an app of its own that is never started. */
export async function openApiDocument(
  calls: readonly DocumentedCall[],
  { version, resources }: Described,
): Promise<JsonSchema> {
  const records = Object.assign({}, ...resources.map(recordComponents));
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
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
    transformObject: (input) => {
      const made = ('openapiObject' in input ? input.openapiObject : {}) as unknown as JsonSchema;
      for (const schema of schemasOfRecords) jsonSchemaOf(schema, 'output');
      return withSchemas(made, { ...namedComponents, ...records }) as never;
    },
  });
  for (const { url, declared } of calls) {
    app.route({
      method: declared.method,
      url,
      schema: documentedSchema(declared),
      handler: async () => undefined,
    });
  }
  await app.ready();
  const document = app.swagger() as unknown as JsonSchema;
  await app.close();
  return document;
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
