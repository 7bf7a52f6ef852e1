import { isProposable, isReading } from '@rentyard/contract/schema/routes/proposable';
import type { Route } from '@rentyard/contract/schema/routes/route';
import { mayPropose, type User } from '../http/access/user.ts';
import { operationId } from '../openapi/describeOperation.ts';
import type { DocumentedCall } from '../openapi/openApiDocument.ts';
import { componentPrefix, type JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';

/** A call of the API as a tool of the protocol. */
export interface McpTool {
  readonly name: string;
  /** Below `/api/v1`, with `:id`. */
  readonly route: Route;
  readonly inputSchema: ToolSchema;
  /** The parameters of the query by the names of their arguments: `filter.status` is `filter[status]`. */
  readonly query: ReadonlyMap<string, string>;
  readonly pathNames: readonly string[];
  readonly hasBody: boolean;
}

interface ToolSchema {
  readonly [key: string]: unknown;
  readonly type: 'object';
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
}

/** The arguments of each tool besides those of its call. */
const reasonSchema = {
  type: 'string',
  maxLength: 2_000,
  description: 'Why the change is needed, for the person who approves it.',
};
const keySchema = {
  type: 'string',
  maxLength: 255,
  description: 'The same key and arguments get the first result again for 24 hours.',
};

/** The tools of all calls that answer JSON. `document` is the OpenAPI document. */
export function buildTools(
  calls: readonly DocumentedCall[],
  document: JsonSchema,
): ReadonlyMap<string, McpTool> {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const { schemas } = document.components as {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
  const tools = new Map<string, McpTool>();
  for (const { url, declared } of calls) {
    const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[declared.method.toLowerCase()];
    if (!operation || !isTool(declared)) continue;
    const tool = buildTool(declared, operation, schemas);
    tools.set(tool.name, tool);
  }
  return tools;
}

/** Calls with files, streams and empty responses are no tools, and neither are those of people alone. */
function isTool(route: Route): boolean {
  const { response, permission, bodyType, isForApiKeys, path } = route;
  const isJson = !('kind' in response) || response.kind === 'page' || response.kind === 'bare';
  const isOpen =
    permission === 'signed-in' ? isForApiKeys === true : typeof permission !== 'string';
  // A form is sent as JSON instead: `POST /offers/:id` is the same as `PATCH /offers/:id`.
  const isFormTwin = route.method === 'POST' && /^\/\w+\/:id$/.test(path);
  return isJson && isOpen && bodyType !== 'form' && !isFormTwin;
}

function buildTool(
  route: Route,
  { parameters = [], requestBody }: Operation,
  schemas: Readonly<Record<string, JsonSchema>>,
): McpTool {
  const query = new Map<string, string>();
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const pathNames: string[] = [];
  for (const { in: place, name, schema, description, required: isRequired } of parameters) {
    if (place === 'header') continue;
    const argument = name.replaceAll('[', '.').replaceAll(']', '');
    if (place === 'query') query.set(argument, name);
    else pathNames.push(argument);
    properties[argument] = { ...schema, ...(description && { description }) };
    if (isRequired) required.push(argument);
  }
  const body = requestBody?.content['application/json']?.schema;
  if (body) {
    properties.body = body;
    required.push('body');
  }
  if (route.isIdempotent) properties.idempotency_key = keySchema;
  if (isProposable(route)) properties.proposal_reason = reasonSchema;
  const inputSchema = withDefinitions(
    { type: 'object', properties, required, additionalProperties: false },
    schemas,
  );
  const name = operationId(route).slice(0, 64);
  return { name, route, inputSchema, query, pathNames, hasBody: body !== undefined };
}

/** The schema with the named schemas that it refers to, so that it needs no document around it. */
function withDefinitions(
  schema: ToolSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): ToolSchema {
  const used: Record<string, unknown> = {};
  const rewritten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewritten);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key !== '$ref' || typeof inner !== 'string') return [key, rewritten(inner)];
        const name = inner.slice(componentPrefix.length);
        if (!Object.hasOwn(used, name)) {
          used[name] = {};
          used[name] = rewritten(schemas[name]);
        }
        return [key, `#/$defs/${name}`];
      }),
    );
  };
  const result = rewritten(schema) as ToolSchema;
  return Object.keys(used).length === 0 ? result : { ...result, $defs: used };
}

/** How the user may use a tool; undefined for not at all. */
export function modeFor({ route }: McpTool, user: User): ToolMode | undefined {
  const { permission, method } = route;
  const changes = method !== 'GET' && user.proposals.length > 0;
  if (typeof permission === 'string') return method === 'GET' || changes ? 'direct' : undefined;
  const [action, subject] = permission;
  // The body of a bulk change decides which permission it needs.
  if (action === 'read' && method !== 'GET') {
    if (!user.proposals.some((proposed) => proposed[1] === subject)) return undefined;
    const isDirect = user.proposals.some(
      (proposed) => proposed[1] === subject && user.ability.can(proposed[0], subject),
    );
    return isDirect || isReading(route) ? 'direct' : 'proposal';
  }
  if (user.ability.can(action, subject)) return 'direct';
  if (!mayPropose(user, permission)) return undefined;
  if (isReading(route)) return 'direct';
  return isProposable(route) ? 'proposal' : undefined;
}

/** The call of a tool is made at once, or stored as a proposal. */
type ToolMode = 'direct' | 'proposal';

/** The tool as the protocol lists it. */
export function describeTool(tool: McpTool, mode: ToolMode) {
  const { route, name, inputSchema } = tool;
  const isRead = isReading(route);
  const note =
    mode === 'proposal' ? ' The change is stored as a proposal that a person decides about.' : '';
  return {
    name,
    title: route.summary,
    description: `${route.summary}. ${route.method} ${route.path}.${note}`,
    inputSchema,
    annotations: {
      title: route.summary,
      readOnlyHint: isRead,
      destructiveHint: !isRead && mode === 'direct',
      idempotentHint: isRead,
      openWorldHint: false,
    },
  };
}
