import { proposalResponse } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { languageCodes } from '@rentyard/contract/languages';
import { errorBody } from '@rentyard/contract/schema/routes/errorBody';
import { isProposable } from '@rentyard/contract/schema/routes/proposable';
import { noFields } from '@rentyard/contract/schema/routes/requests';
import { listMeta } from '@rentyard/contract/schema/routes/responses';
import type { ResponseSpec, Route } from '@rentyard/contract/schema/routes/route';
import { isStream } from '../http/handle.ts';
import { pathParams } from '../http/validation.ts';
import { closed, type JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';
import { buildJsonSchema } from './jsonSchema.ts';

/** A call as an operation of the document. */
export function describeOperation(route: Route): JsonSchema {
  const { permission, query, bodyType, summary, tag } = route;
  const body = describeBody(route);
  const params = pathParams(route);
  return {
    operationId: operationId(route),
    summary,
    tags: [tag],
    parameters: [
      ...(query ? describeParameters('query', buildJsonSchema(query, 'input')) : []),
      ...(params ? describeParameters('path', buildJsonSchema(params, 'input')) : []),
      ...describeParameters('header', describeHeaders(route)),
    ],
    ...(body ? { requestBody: describeRequestBody(buildJsonSchema(body, 'input'), bodyType) } : {}),
    security: permission === 'public' ? [] : [{ token: [] }],
    // The access rule: a permission, public, or signed in.
    'x-right': permission,
    // Whether API keys may make a call that any signed-in user may make.
    ...(permission === 'signed-in' ? { 'x-api-keys': route.isForApiKeys ?? false } : {}),
    responses: { ...successes(route), ...refusals(route) },
  };
}

/** The properties of an object as parameters. */
function describeParameters(place: 'query' | 'path' | 'header', schema: JsonSchema): JsonSchema[] {
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...inner }]) => ({
    schema: inner,
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
  }));
}

function describeRequestBody(schema: JsonSchema, bodyType: Route['bodyType']): JsonSchema {
  const contents = mediaTypes(bodyType).map((mediaType) => [mediaType, { schema }]);
  return { required: true, content: Object.fromEntries(contents) };
}

/** A body without fields may be missing, so the document does not mention it. */
function describeBody({ body }: Route): Route['body'] {
  return body === noFields ? undefined : body;
}

/** `GET /offers/:id/show` -> `get_offers_id_show` */
export function operationId({ method, path }: Route): string {
  return [method.toLowerCase(), ...path.split(/\W+/).filter(Boolean)].join('_');
}

function mediaTypes(bodyType: Route['bodyType']): string[] {
  return [
    ...(bodyType === 'form' ? [] : ['application/json']),
    ...(bodyType === undefined ? [] : ['multipart/form-data']),
  ];
}

function describeHeaders(route: Route): JsonSchema {
  const { isIdempotent, isVersioned } = route;
  const header = (description: string) => ({ type: 'string', description });
  const properties = {
    'x-localization': { ...header('Language of texts and messages.'), enum: languageCodes },
    ...(isIdempotent
      ? {
          'Idempotency-Key': header(
            'The same key and request get the first response again for 24 hours.',
          ),
        }
      : {}),
    ...(isStream(route)
      ? { 'Last-Event-ID': header('The id of the last event that the client received.') }
      : {}),
    ...(isVersioned ? { 'If-Match': header('The version that the save started from.') } : {}),
    ...(isProposable(route)
      ? { 'Proposal-Reason': header('Why a proposed change is needed, as percent-encoded text.') }
      : {}),
  };
  return { type: 'object', properties };
}

function successes(route: Route): JsonSchema {
  const { response, status = 200 } = route;
  const described = describeContent(response);
  const content = { ...(described?.content as object | undefined), ...progressEvents };
  const withBody = described && route.hasProgress ? { ...described, content } : described;
  const statuses = [status].flat();
  const usual = Object.fromEntries(
    statuses.map((one) => [one, withBody && one !== 204 ? withBody : nothing]),
  );
  if (!isProposable(route)) return usual;
  const proposal = buildJsonSchema(proposalResponse, 'output');
  const isJob = statuses.includes(202) && !('kind' in response);
  const data = isJob ? { oneOf: [buildJsonSchema(response, 'output'), proposal] } : proposal;
  const schema = closed({ data });
  return { ...usual, 202: json(schema, 'Stored as a proposal, or accepted as a job.') };
}

const progressEvents = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'Events: `progress` with `done` and `total` rows, then `result` with the JSON response, or `failure` with an error and its `status`.',
    },
  },
};

const nothing = { description: 'Done.' };

function describeContent(response: ResponseSpec): JsonSchema | undefined {
  if (!('kind' in response)) return json(closed({ data: buildJsonSchema(response, 'output') }));
  switch (response.kind) {
    case 'page': {
      const data = { type: 'array', items: buildJsonSchema(response.row, 'output') };
      return json(closed({ data, meta: buildJsonSchema(listMeta, 'output') }));
    }
    case 'bare':
      return json(buildJsonSchema(response.body, 'output'));
    case 'stream':
      return content(response.description, { 'text/event-stream': { type: 'string' } });
    case 'file':
      return content(
        'A file.',
        Object.fromEntries(response.mediaTypes.map((mediaType) => [mediaType, binary])),
      );
    case 'empty':
      return undefined;
  }
}

const binary = { type: 'string', format: 'binary' };

function json(schema: JsonSchema, description = 'Done.'): JsonSchema {
  return content(description, { 'application/json': schema });
}

function content(description: string, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const entries = Object.entries(schemas).map(([mediaType, schema]) => [mediaType, { schema }]);
  return { description, content: Object.fromEntries(entries) };
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  401: 'Nobody is signed in.',
  403: 'The permission is missing.',
  404: 'There is no such record.',
  405: 'The URL does not support this method.',
  409: 'The version conflicts, the record is in use, or a key was used twice.',
  413: 'Too large.',
  415: 'Unsupported media type.',
  422: 'Values need correction.',
  429: 'Too many requests.',
  500: 'Internal error.',
  503: 'The database is unavailable.',
  507: 'No space left.',
};

/** The errors that the call declares, and those of the protocol. */
function refusals(route: Route): JsonSchema {
  const { permission, errors } = route;
  const isPublic = permission === 'public';
  // Everybody who is signed in may make such a call.
  const isForEverybody = permission === 'signed-in' && route.isForApiKeys;
  const statuses = new Set([
    400,
    ...(isPublic ? [] : [401]),
    ...(isPublic || isForEverybody ? [] : [403]),
    ...(describeBody(route) ? [413, 415] : []),
    ...errors,
    ...[429, 500, 503, 507],
  ]);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      json(buildJsonSchema(errorBody, 'output'), descriptions[status]),
    ]),
  );
}
