import { draftKindOf } from '@rentyard/contract/schema/fieldKinds/draftKinds';
import type { Field, Fields } from '@rentyard/contract/schema/fieldTypes';
import { isGenerated } from '@rentyard/contract/schema/generatedFields';
import { healthPath } from '@rentyard/contract/schema/health';
import {
  filterFieldAt,
  filterOperatorsOf,
  mentionedPath,
  translationsPath,
} from '@rentyard/contract/schema/listQuery/filterPaths';
import { normalizedPaths } from '@rentyard/contract/schema/money/normalizedFields';
import type { Differing, ListParameters, RecordSchema } from '@rentyard/contract/schema/records';
import { baseFields, fieldsOnRequest, type Resource } from '@rentyard/contract/schema/resource';
import { pageParams, searchParam } from '@rentyard/contract/schema/routes/queryParams';
import type { Schema } from '@rentyard/contract/schema/routes/route';
import * as z from 'zod/mini';
import type { Shape } from '../records/fieldKinds/fieldKind.ts';
import {
  acceptedProperties,
  acceptedRows,
  servedProperties,
} from '../records/fieldKinds/fieldKinds.ts';
import {
  closed,
  type JsonSchema,
  orNull,
  recordId,
  ref,
} from '../records/fieldKinds/jsonSchemas.ts';

/** Names of the components of a resource: `OffersRow`, `OffersDraft`. */
export function componentName({ name }: Pick<Resource, 'name'>, part: string): string {
  const words = name.split('_').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}${part}`;
}

/** The schemas of the records of a resource, by their names in the document. */
export function recordComponents(resource: Resource): Readonly<Record<string, JsonSchema>> {
  return {
    [componentName(resource, 'Row')]: shapeSchema(resource, 'row'),
    [componentName(resource, 'Shown')]: shapeSchema(resource, 'show'),
    [componentName(resource, 'Edited')]: shapeSchema(resource, 'edit'),
    [componentName(resource, 'Draft')]: draftSchema(resource, 'create'),
    [componentName(resource, 'Change')]: draftSchema(resource, 'update'),
  };
}

/** The suffix of the component. */
const suffixes = { row: 'Row', show: 'Shown', edit: 'Edited', create: 'Draft', update: 'Change' };

/** The resources and forms that calls refer to; forms are no resources of the server. */
export const describedResources = new Set<Resource>();

/** The JSON Schema of a record, a draft or the parameters of a list. */
export function recordJsonSchema(
  about: RecordSchema,
  convert: (schema: Schema) => JsonSchema,
): JsonSchema {
  const { resource } = about;
  describedResources.add(resource);
  if ('list' in about) {
    const { properties, ...list } = listParameters(resource, about.list);
    const more = about.extra ? convert(about.extra).properties : {};
    return { ...list, properties: { ...(more as object), ...(properties as object) } };
  }
  if ('form' in about) return draftSchema(resource, 'create');
  if ('either' in about) return { anyOf: about.either.map(convert) };
  if ('field' in about) return fieldJsonSchema(about, convert);
  if ('shape' in about) {
    if (about.differing) return differingSchema(about, about.differing, convert);
    return ref(componentName(resource, suffixes[about.shape]));
  }
  const { draft, extra, without } = about;
  if (!extra && !without) return ref(componentName(resource, suffixes[draft]));
  const { properties, required, ...schema } = draftSchema(resource, draft);
  const more = extra ? convert(extra).properties : {};
  const needed = (required as string[]).filter((name) => !without?.includes(name));
  return {
    ...schema,
    required: extra ? [] : needed,
    properties: { ...(properties as object), ...(more as object) },
  };
}

function fieldJsonSchema(
  about: Extract<RecordSchema, { readonly field: string }>,
  convert: (schema: Schema) => JsonSchema,
): JsonSchema {
  const { resource, field } = about;
  const whole =
    'shape' in about ? shapeSchema(resource, about.shape) : draftSchema(resource, about.draft);
  const rowsWith = 'rowsWith' in about ? about.rowsWith : undefined;
  const list = resource.fields[field];
  if (!rowsWith || list?.kind !== 'list') {
    return (whole.properties as Readonly<Record<string, JsonSchema>>)[field] ?? {};
  }
  const { items, ...rows } = acceptedRows(list);
  const { properties, ...row } = items as JsonSchema;
  const more = convert(rowsWith).properties;
  const withMore = { ...(properties as object), ...(more as object) };
  return orNull({ ...rows, items: { ...row, required: [], properties: withMore } });
}

function differingSchema(
  { resource, shape }: Extract<RecordSchema, { readonly shape: unknown }>,
  { without, with: more }: Differing,
  convert: (schema: Schema) => JsonSchema,
): JsonSchema {
  const { properties, ...schema } = shapeSchema(resource, shape);
  const left = Object.entries(properties as object).filter(([name]) => !without.includes(name));
  const all = { ...Object.fromEntries(left), ...(convert(more).properties as object) };
  return { ...schema, properties: all, required: Object.keys(all) };
}

const normalizedAbout = 'Rows have their amounts in the base currency too, as `normalized`.';

function includeParameter(resource: Resource): JsonSchema {
  const names = fieldsOnRequest(resource);
  if (names.length === 0) return {};
  const description = `Fields that rows have only on request, joined by commas: ${names.join(', ')}.`;
  return { include: { type: 'string', description } };
}

function listParameters(resource: Resource, parts: ListParameters): JsonSchema {
  const sortable = ['id', 'created_at', 'updated_at', ...resource.sort];
  const common = z.toJSONSchema(z.object({ ...pageParams, search: searchParam }), {
    io: 'input',
    unrepresentable: 'any',
  });
  const { search } = common.properties ?? {};
  if (parts === 'filters') {
    return { type: 'object', properties: { search, ...filterParameters(resource) } };
  }
  return {
    type: 'object',
    properties: {
      ...(parts === 'without pages' ? { search } : common.properties),
      sort: {
        type: 'string',
        default: resource.defaultSort,
        description: `Keys joined by commas, each with - before it for descending: ${sortable.join(', ')}.`,
      },
      ...(parts === 'all' || parts === 'without pages'
        ? {
            trashed: {
              type: 'string',
              enum: ['0', '1'],
              description: 'Lists the trash instead of the live records.',
            },
          }
        : {}),
      ...(parts !== 'without pages' && normalizedPaths(resource).length > 0
        ? { normalized: { type: 'string', enum: ['0', '1'], description: normalizedAbout } }
        : {}),
      ...(parts === 'all' ? includeParameter(resource) : {}),
      ...filterParameters(resource),
    },
  };
}

function filterParameters(resource: Resource): Readonly<Record<string, JsonSchema>> {
  const states = [translationsPath, healthPath, mentionedPath];
  const paths = [...Object.keys(baseFields), ...resource.filter, ...states];
  const parameters = paths.flatMap((path) => {
    const field = filterFieldAt(resource, path);
    return (field ? filterOperatorsOf(field) : []).map((operator) => [
      operator === 'eq' ? `filter[${path}]` : `filter[${path}][${operator}]`,
      { type: 'string', description: `${path}: ${operator}` },
    ]);
  });
  return Object.fromEntries(parameters);
}

/** The schema of a served record. */
function shapeSchema(resource: Resource, shape: Shape): JsonSchema {
  const fields = Object.entries(resource.fields).filter(
    ([, field]) => shape !== 'row' || !field.detail,
  );
  const properties: Record<string, JsonSchema> = {
    ...baseProperties,
    ...servedProperties(Object.fromEntries(fields), shape),
    ...(resource.statuses ? { next_statuses: { type: 'array', items: ref('Status') } } : {}),
    ...(shape === 'edit' ? {} : { fallbacks: ref('Fallbacks') }),
  };
  const amounts = shape === 'row' ? normalizedPaths(resource) : [];
  const requested = shape === 'row' ? fieldsOnRequest(resource) : [];
  const optional: Record<string, JsonSchema> = {
    ...servedProperties(pick(resource.fields, requested), shape),
    ...(resource.servesUses && shape !== 'row'
      ? { uses: { type: 'array', items: ref('Use') } }
      : {}),
    ...(amounts.length > 0 ? { normalized: orNull(amountsSchema(amounts)) } : {}),
  };
  return closed({ ...properties, ...optional }, Object.keys(properties));
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Amounts in the base currency by path; null without a rate of their own currency. */
function amountsSchema(paths: readonly string[]): JsonSchema {
  const amount = orNull({ type: 'string' });
  return closed(Object.fromEntries(paths.map((path) => [path, amount])), paths);
}

/** The schema of the draft that a save sends. */
function draftSchema(resource: Resource, mode: 'create' | 'update'): JsonSchema {
  const writable = Object.entries(resource.fields).filter(([, field]) => !field.readOnly);
  const properties = acceptedProperties(Object.fromEntries(writable));
  const isCreate = mode === 'create';
  return closed(
    isCreate ? properties : { ...properties, id: recordId, version: recordId },
    isCreate ? writable.filter(([, field]) => isRequired(field)).map(([name]) => name) : [],
  );
}

function isRequired(field: Field): boolean {
  if (isGenerated(field)) return false;
  return field.required === true || draftKindOf(field).emptyProblem?.(field) !== undefined;
}

const moment: JsonSchema = { type: 'string', format: 'date-time' };

const baseProperties: Readonly<Record<string, JsonSchema>> = {
  id: recordId,
  version: recordId,
  created_at: moment,
  updated_at: moment,
  created_by: orNull(ref('Option')),
  updated_by: orNull(ref('Option')),
  deleted_at: orNull(moment),
};
