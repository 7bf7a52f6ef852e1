import { componentPrefix, type JsonSchema } from './schemaParts.ts';

/** The document with those of the schemas that it refers to. */
export function withSchemas(
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
