import {
  baseFields,
  filterFieldAt,
  filterOperatorsOf,
  plainFields,
  type Resource,
  translationsPath,
} from '@rentyard/contract/resource';
import { perPageAtMost, perPageDefault } from '../listParams.ts';
import {
  dataOf,
  type JsonSchema,
  type Operation,
  pageOf,
  type QueryParameter,
  ref,
} from './operation.ts';
import { draftSchema, shapeSchema } from './recordSchemas.ts';

/** Names of the components of a resource: `OffersRow`, `OffersDraft`. */
export function componentName(resource: Resource, part: string): string {
  const words = resource.name.split('_').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}${part}`;
}

/** The schemas that the operations of a resource refer to. */
export function resourceSchemas(resource: Resource): Readonly<Record<string, JsonSchema>> {
  return {
    [componentName(resource, 'Row')]: shapeSchema(resource, 'row'),
    [componentName(resource, 'Shown')]: shapeSchema(resource, 'show'),
    [componentName(resource, 'Edited')]: shapeSchema(resource, 'edit'),
    [componentName(resource, 'Draft')]: draftSchema(resource, 'create'),
    [componentName(resource, 'Change')]: draftSchema(resource, 'update'),
  };
}

type Call =
  | 'list'
  | 'options'
  | 'fieldOptions'
  | 'show'
  | 'edit'
  | 'uses'
  | 'history'
  | 'create'
  | 'update'
  | 'formUpdate'
  | 'revert'
  | 'delete'
  | 'restore'
  | 'purge'
  | 'changeStatus'
  | 'statusHistory';

type Operations = Readonly<Record<Call, Operation>>;

const described = new WeakMap<Resource, Operations>();

/** What the calls of a resource say of themselves. Every group of its routes asks, so it is put together once. */
export function resourceOperations(resource: Resource): Operations {
  const known = described.get(resource);
  if (known) return known;
  const operations = describe(resource);
  described.set(resource, operations);
  return operations;
}

function describe(resource: Resource): Operations {
  const tag = resource.name;
  const of = (part: string) => ref(componentName(resource, part));
  const edited = dataOf(of('Edited'));
  const change = { schema: of('Change'), isForm: true };
  const saved = { answers: { 200: edited }, refusals: [409], isVersioned: true };
  return {
    list: {
      summary: `List ${tag}`,
      tag,
      query: listParameters(resource),
      answers: { 200: pageOf(of('Row')) },
    },
    options: {
      summary: `Options of ${tag} for selects`,
      tag,
      query: optionParameters,
      answers: { 200: optionList },
    },
    fieldOptions: {
      summary: 'Options of the records that a reference may point at',
      tag,
      path: { field: { type: 'string', enum: referencePaths(resource) } },
      query: optionParameters,
      answers: { 200: optionList },
    },
    show: { summary: 'A record for reading', tag, answers: { 200: dataOf(of('Shown')) } },
    edit: { summary: 'A record for editing', tag, answers: { 200: edited } },
    uses: {
      summary: 'Records that point at this one, of those that the caller may read',
      tag,
      answers: { 200: dataOf({ type: 'array', items: ref('Use') }) },
    },
    history: {
      summary: 'Changes of a record, newest first',
      tag,
      query: pageParameters,
      answers: { 200: pageOf(ref('HistoryEntry')) },
    },
    create: {
      summary: `Create one of ${tag}`,
      tag,
      body: { schema: of('Draft'), isForm: true },
      answers: { 201: edited },
      refusals: [409],
      isIdempotent: true,
    },
    update: { summary: 'Change the sent fields', tag, body: change, ...saved },
    formUpdate: {
      summary: 'Change the sent fields, from a form',
      tag,
      query: [
        {
          name: '_method',
          description: 'Required.',
          schema: { type: 'string', enum: ['PATCH'] },
        },
      ],
      body: change,
      ...saved,
      refusals: [405, 409],
      isIdempotent: true,
    },
    revert: {
      summary: 'Bring back what a change had left',
      tag,
      body: { schema: bodyOf({ entry: id }, { version: id }) },
      ...saved,
      isIdempotent: true,
    },
    delete: { summary: 'Move to the trash', tag, ...outcome('deleted') },
    restore: { summary: 'Take out of the trash', tag, ...outcome('restored'), isIdempotent: true },
    purge: { summary: 'Remove for good', tag, ...outcome('purged'), isIdempotent: true },
    changeStatus: {
      summary: 'Change the status',
      tag,
      body: { schema: bodyOf({ status: ref('Status') }, { reason: text, version: id }) },
      ...saved,
    },
    statusHistory: {
      summary: 'Changes of the status, newest first',
      tag,
      query: pageParameters,
      answers: { 200: pageOf(ref('StatusEntry')) },
    },
  };
}

const id: JsonSchema = { type: 'integer', minimum: 1 };
const text: JsonSchema = { type: ['string', 'null'], maxLength: 2_000 };
const idList: JsonSchema = { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' };

function bodyOf(
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}

function outcome(done: string): Pick<Operation, 'body' | 'answers' | 'refusals'> {
  const ids = { type: 'array', items: id };
  return {
    body: { schema: { oneOf: [bodyOf({ id }), bodyOf({ ids: { ...ids, minItems: 1 } })] } },
    answers: {
      200: dataOf(bodyOf({ [done]: ids, refused: { type: 'array', items: ref('Refused') } })),
    },
    refusals: [404, 409],
  };
}

const pageParameters: readonly QueryParameter[] = [
  { name: 'page', description: 'From 1.', schema: { ...id, default: 1 } },
  {
    name: 'per_page',
    description: 'Rows of a page.',
    schema: { ...id, maximum: perPageAtMost, default: perPageDefault },
  },
];

const searchParameter: QueryParameter = {
  name: 'search',
  description: 'Words that must all be found.',
  schema: { type: 'string', minLength: 2, maxLength: 200 },
};

const optionParameters: readonly QueryParameter[] = [
  searchParameter,
  { name: 'ids', description: 'Only these.', schema: idList },
];

const optionList = dataOf({ type: 'array', items: ref('Option') });

function referencePaths(resource: Resource): readonly string[] {
  const fields = [...Object.entries(baseFields), ...plainFields(resource)];
  return fields.flatMap(([path, field]) =>
    field.kind === 'reference' || field.kind === 'references' ? [path] : [],
  );
}

export function listParameters(resource: Resource): readonly QueryParameter[] {
  const sortable = ['id', 'created_at', 'updated_at', ...resource.sort];
  return [
    ...pageParameters,
    searchParameter,
    {
      name: 'sort',
      description: `Keys joined by commas, each with - before it for descending: ${sortable.join(', ')}.`,
      schema: { type: 'string', default: resource.defaultSort },
    },
    {
      name: 'trashed',
      description: 'The trash instead.',
      schema: { type: 'string', enum: ['0', '1'] },
    },
    ...filterParameters(resource),
  ];
}

function filterParameters(resource: Resource): readonly QueryParameter[] {
  return [...Object.keys(baseFields), ...resource.filter, translationsPath].flatMap((path) => {
    const field = filterFieldAt(resource, path);
    return (field ? filterOperatorsOf(field) : []).map((operator) => ({
      name: operator === 'eq' ? `filter[${path}]` : `filter[${path}][${operator}]`,
      description: `${path}: ${operator}`,
      schema: { type: 'string' },
    }));
  });
}
