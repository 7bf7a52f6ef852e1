import type { Resource } from '@rentyard/contract/schema/resource';
import {
  fallbacks,
  imageSchema,
  namedImageSchema,
  option,
  pluralTexts,
  pointer,
  status,
  texts,
  use,
} from '@rentyard/contract/schema/routes/responses';
import type { Route } from '@rentyard/contract/schema/routes/route';
import { componentPrefix, type JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';
import { describeOperation } from './describeOperation.ts';
import { buildJsonSchema, namedComponents } from './jsonSchema.ts';
import { describedResources, recordComponents } from './recordComponents.ts';

/** The named schemas that records refer to. */
const schemasOfRecords = [
  option,
  imageSchema,
  namedImageSchema,
  texts,
  pluralTexts,
  fallbacks,
  pointer,
  status,
  use,
];

/** A registered call, with its full path. */
export interface DocumentedCall {
  readonly url: string;
  readonly declared: Route;
}

interface Described {
  readonly version: string;
  readonly resources: readonly Resource[];
}

/** The OpenAPI 3.1 document of the calls. */
export function openApiDocument(
  calls: readonly DocumentedCall[],
  { version, resources }: Described,
): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const { url, declared } of calls) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [declared.method.toLowerCase()]: describeOperation(declared) };
  }
  for (const schema of schemasOfRecords) buildJsonSchema(schema, 'output');
  const described = new Set([...resources, ...describedResources]);
  const records = Object.assign({}, ...[...described].map(recordComponents));
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Rentyard',
      version,
      description:
        'The HTTP API of the back office. Times are UTC; amounts are decimal text. Agents use the same calls as tools of the Model Context Protocol at POST /mcp.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  };
  return withSchemas(document, { ...namedComponents, ...records });
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
