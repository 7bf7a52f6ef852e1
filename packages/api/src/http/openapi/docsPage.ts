import { createHash } from 'node:crypto';
import type { JsonSchema } from './operation.ts';

interface Described {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-right': unknown;
  readonly parameters: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The document as a page for people. It needs no script. */
export function docsPage(document: JsonSchema): string {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const schemas = (document.components as { schemas: Readonly<Record<string, JsonSchema>> })
    .schemas;
  const sections = [...byTag].map(([tag, rows]) => `<h2>${escaped(tag)}</h2>${rows.join('')}`);
  const shapes = Object.entries(schemas).map(
    ([name, schema]) =>
      `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${json(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rentyard API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Rentyard API</h1>
<p>The same as data: <a href="/api/v1/openapi.json">openapi.json</a></p>
${sections.join('\n')}
<h2>Shapes</h2>
${shapes.join('\n')}
</main>
</body>
</html>
`;
}

function operationHtml(method: string, path: string, operation: Described): string {
  const right = operation['x-right'];
  const who = Array.isArray(right) ? right.join(' ') : String(right);
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${escaped(operation.summary)}</span> <small>${escaped(who)}</small></summary>${json(shortened(operation))}</details>`;
}

/** Refusals are the same everywhere, and filters are told by the list's fields. */
function shortened({ parameters, responses, ...rest }: Described): unknown {
  return {
    ...rest,
    parameters: parameters.filter(({ name }) => !name.startsWith('filter[')),
    filters: parameters.flatMap(({ name }) => (name.startsWith('filter[') ? [name] : [])),
    responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status < '400')),
  };
}

function json(value: unknown): string {
  return `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
main { max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .4rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-width: 4.5rem }
small { opacity: .75 }
pre { overflow: auto; padding: .75rem; background: color-mix(in srgb, currentColor 6%, transparent) }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Lets nothing through but the page's own style. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
