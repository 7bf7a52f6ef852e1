import { createHash } from 'node:crypto';
import type { JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';

type Contents = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-right': unknown;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
}

/** Renders the document as an HTML page without scripts. */
export function docsPage(document: JsonSchema): string {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const { schemas } = document.components as { schemas: Readonly<Record<string, JsonSchema>> };
  const tags = [...byTag.keys()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rentyard API</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Sections">${[...tags, 'shapes'].map(linkTo).join('')}</nav>
<main>
<h1>Rentyard API</h1>
${introduction}
${[...byTag].map(([tag, rows]) => section(tag, rows)).join('\n')}
${section('shapes', Object.entries(schemas).map(shapeHtml))}
</main>
</body>
</html>
`;
}

const introduction = `
<p>The document for generating a client: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<p>Sign in with <code>POST /api/v1/login</code> and send its token as <code>Authorization: Bearer …</code>. Texts and messages are in the language of <code>x-localization</code>. Each call shows the permission that it needs.</p>
<p>An error has a <code>message</code> in that language, a <code>code</code>, a <code>request_id</code> and, with status 422, the <code>errors</code> by field: see <a href="#Error">Error</a>. Unknown fields and parameters are errors.</p>`;

function linkTo(tag: string): string {
  return `<a href="#section-${escaped(tag)}">${escaped(tag)}</a>`;
}

function section(tag: string, rows: readonly string[]): string {
  return `<section id="section-${escaped(tag)}"><h2>${escaped(tag)}</h2>${rows.join('')}</section>`;
}

function shapeHtml([name, schema]: readonly [string, JsonSchema]): string {
  return `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${schemaHtml(schema)}</details>`;
}

function operationHtml(method: string, path: string, operation: Described): string {
  const right = operation['x-right'];
  const who = Array.isArray(right) ? right.join(' ') : String(right);
  return `<details id="${escaped(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${escaped(operation.summary)}</span> <small>${escaped(who)}</small></summary>
${parametersHtml(operation.parameters)}
${contentsHtml('Request', operation.requestBody?.content)}
${responsesHtml(operation.responses)}</details>`;
}

/** Filters are many and similar, so they are only listed. */
function parametersHtml(parameters: readonly Parameter[]): string {
  const isFilter = ({ name }: Parameter) => name.startsWith('filter[');
  const rows = parameters
    .filter((one) => !isFilter(one) && one.name !== 'x-localization')
    .map(({ name, in: location, required, description = '', schema }) => {
      const mark = required ? '<b title="required">*</b>' : '';
      const details = [escaped(description), notes(schema)].filter(Boolean).join(' ');
      return `<tr><td><code>${escaped(name)}</code>${mark}</td><td>${location}</td><td>${details}</td></tr>`;
    });
  const filters = parameters.filter(isFilter).map(({ name }) => `<code>${escaped(name)}</code>`);
  return [
    rows.length > 0 ? `<h3>Parameters</h3><table>${rows.join('')}</table>` : '',
    filters.length > 0 ? `<h3>Filters</h3><p>${filters.join(' ')}</p>` : '',
  ].join('');
}

/** Errors are the same for all calls, so only their status codes are listed. */
function responsesHtml(responses: Described['responses']): string {
  const statuses = Object.keys(responses);
  const good = statuses.filter((status) => status < '400');
  const shown = good.map((status) => {
    const content = responses[status]?.content;
    return content ? contentsHtml(`Response ${status}`, content) : `<h3>Response ${status}</h3>`;
  });
  const bad = statuses.filter((status) => status >= '400');
  return `${shown.join('')}<p>Errors: ${bad.join(', ')}.</p>`;
}

function contentsHtml(title: string, contents: Contents | undefined): string {
  const [[, first] = []] = Object.entries(contents ?? {});
  if (!contents || !first) return '';
  const types = Object.keys(contents).map(escaped).join(', ');
  return `<h3>${title} <small>${types}</small></h3>${schemaHtml(first.schema)}`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; grid-template-columns: minmax(0, 1fr) }
nav { display: flex; flex-wrap: wrap; gap: .25rem .75rem; padding: .75rem 1rem }
main { padding: 0 1rem 4rem; max-width: 70rem }
h1 { margin: .5rem 0 }
h2 { margin: 2rem 0 .5rem; text-transform: capitalize }
h3 { margin: .75rem 0 .25rem; font-size: 1rem }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .4rem 0; scroll-margin-top: 1rem }
summary { cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-width: 4.5rem }
small { opacity: .75; font-weight: normal }
table { border-collapse: collapse }
td { padding: .2rem .75rem .2rem 0; vertical-align: top; overflow-wrap: anywhere }
td:first-child { white-space: nowrap }
p code { white-space: nowrap }
@media (min-width: 60rem) {
  body { grid-template-columns: 14rem minmax(0, 1fr) }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; flex-direction: column; flex-wrap: nowrap; box-sizing: border-box }
}
@media (max-width: 40rem) {
  td { display: block; padding: 0 }
  td:first-child { white-space: normal; margin-top: .5rem }
}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows nothing but the page's own style. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Known extends JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Known>>;
  readonly additionalProperties?: Known | boolean;
  readonly items?: Known;
  readonly prefixItems?: readonly Known[];
  readonly anyOf?: readonly Known[];
  readonly oneOf?: readonly Known[];
  readonly format?: string;
  readonly description?: string;
}

/** Bounds in mathematical notation. */
const bounds: readonly (readonly [keyword: string, describe: (value: unknown) => string])[] = [
  ['minLength', (value) => `from ${value} characters`],
  ['maxLength', (value) => `up to ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `to ${value}`],
  ['minItems', (value) => `at least ${value}`],
  ['maxItems', (value) => `at most ${value}`],
  ['pattern', (value) => `as ${value}`],
  ['default', (value) => `${JSON.stringify(value)} when left out`],
];

/** Renders a schema: a short type name, and a table of its fields. */
function schemaHtml(given: JsonSchema): string {
  const schema = given as Known;
  const choices = schema.oneOf ?? [];
  if (choices.length > 0) return choices.map(schemaHtml).join('<p>or</p>');
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${typeText(schema)}</p>`;
  const rows = fields.map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '<b title="required">*</b>' : '';
    return `<tr><td><code>${escaped(name)}</code>${mark}</td><td>${typeText(field)}</td><td>${notes(field)}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** `integer`, `Option or null`, `list of OffersRow`; names of schemas are links. */
function typeText(schema: Known): string {
  if (schema.$ref) {
    const name = escaped(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeText).join(' or ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.enum)
    return schema.enum.map((one) => `<code>${escaped(String(one))}</code>`).join(' ');
  const types = [schema.type ?? (schema.properties ? 'object' : 'anything')].flat();
  return types.map((type) => plainText(type, schema)).join(' or ');
}

function plainText(type: string, schema: Known): string {
  if (type === 'array') {
    const items = schema.prefixItems ?? (schema.items ? [schema.items] : []);
    return `list of ${items.map(typeText).join(', ')}`;
  }
  if (type !== 'object') return escaped(schema.format ? `${type} (${schema.format})` : type);
  if (schema.properties) {
    const inner = Object.entries(schema.properties).map(
      ([name, field]) => `${escaped(name)}: ${typeText(field)}`,
    );
    return `{ ${inner.join(', ')} }`;
  }
  return typeof schema.additionalProperties === 'object'
    ? `object of ${typeText(schema.additionalProperties)}`
    : 'object';
}

/** Further keywords of a schema: bounds and its description. */
function notes(given: JsonSchema): string {
  const schema = given as Known;
  const limits = bounds.flatMap(([keyword, describe]) =>
    schema[keyword] === undefined ? [] : [describe(schema[keyword])],
  );
  return escaped([...limits, schema.description ?? ''].filter(Boolean).join(', '));
}

/** Escapes text for HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
