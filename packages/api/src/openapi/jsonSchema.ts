import { recordSchemaOf } from '@rentyard/contract/schema/records';
import type { Schema } from '@rentyard/contract/schema/routes/route';
import * as z from 'zod/mini';
import { componentPrefix, type JsonSchema, ref } from '../records/fieldKinds/jsonSchemas.ts';
import { recordJsonSchema } from './recordComponents.ts';

type Direction = 'input' | 'output';

const known: Readonly<Record<Direction, WeakMap<Schema, JsonSchema>>> = {
  input: new WeakMap(),
  output: new WeakMap(),
};

/** The named schemas that were converted so far. */
export const namedComponents: Record<string, JsonSchema> = {};

/** The JSON Schema of a request (`input`) or a response (`output`). Named schemas become references. */
export function buildJsonSchema(schema: Schema, io: Direction): JsonSchema {
  const found = known[io].get(schema);
  if (found) return found;
  const made = convert(schema, io);
  known[io].set(schema, made);
  return made;
}

const definitions = '#/$defs/';

function convert(schema: Schema, io: Direction): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The conversion drops a default where the schema parses text, but the document should
      // contain it.
      const fallback = z.globalRegistry.get(zodSchema)?.default;
      if (fallback !== undefined) Object.assign(jsonSchema, { default: fallback });
      // Generators of clients for forms know `enum`, not `const`.
      if (io === 'input' && jsonSchema.const !== undefined) {
        jsonSchema.enum = [jsonSchema.const];
        delete jsonSchema.const;
      }
      const record = recordSchemaOf(zodSchema);
      // The fields have priority over keywords of the schema itself.
      if (record)
        Object.assign(
          jsonSchema,
          recordJsonSchema(record, (inner) => buildJsonSchema(inner, io)),
        );
    },
  });
  const text = JSON.stringify(converted).replaceAll(definitions, componentPrefix);
  const {
    $schema: _dialect,
    $defs = {},
    ...root
  } = JSON.parse(text) as z.core.JSONSchema.BaseSchema;
  for (const [name, definition] of Object.entries($defs)) {
    namedComponents[name] = withoutId(definition as JsonSchema);
  }
  if (root.id === undefined) return root;
  namedComponents[root.id] = withoutId(root);
  return ref(root.id);
}

/** The id of a named schema is its name in the document, not a keyword. */
function withoutId({ id: _name, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
