import type { Field, ListField, PlainField, RowField } from '@rentyard/contract/schema/fieldTypes';
import { isGenerated } from '@rentyard/contract/schema/generatedFields';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Shape } from '../records/shapes.ts';
import { closed, type JsonSchema, orNull, ref } from './schemaParts.ts';

/** The schema of a served record. */
export function shapeSchema(resource: Resource, shape: Shape): JsonSchema {
  const fields = Object.entries(resource.fields).filter(
    ([, field]) => shape !== 'row' || !field.detail,
  );
  const properties: Record<string, JsonSchema> = {
    ...baseProperties,
    ...Object.fromEntries(
      fields.map(([name, field]) => [servedName(name, field), served(field, shape)]),
    ),
    ...(resource.statuses ? { next_statuses: { type: 'array', items: ref('Status') } } : {}),
    ...(shape === 'edit' ? {} : { fallbacks: ref('Fallbacks') }),
  };
  const optional: Record<string, JsonSchema> =
    resource.servesUses && shape !== 'row' ? { uses: { type: 'array', items: ref('Use') } } : {};
  return closed({ ...properties, ...optional }, Object.keys(properties));
}

/** The schema of the draft that a save sends. */
export function draftSchema(resource: Resource, mode: 'create' | 'update'): JsonSchema {
  const writable = Object.entries(resource.fields).filter(([, field]) => !field.readOnly);
  const properties = Object.fromEntries(writable.map(([name, field]) => [name, accepted(field)]));
  const isCreate = mode === 'create';
  return closed(
    isCreate ? properties : { ...properties, id: recordId, version: recordId },
    isCreate ? writable.filter(([, field]) => isRequired(field)).map(([name]) => name) : [],
  );
}

function isRequired(field: Field): boolean {
  if (isGenerated(field)) return false;
  return field.required === true || (field.kind === 'references' && field.min > 0);
}

const recordId: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const pointer: JsonSchema = { anyOf: [recordId, ref('Pointer')] };
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

function servedName(name: string, field: Field): string {
  return field.kind === 'secret' ? `${name}_set` : name;
}

function served(field: Field, shape: Shape): JsonSchema {
  if (field.kind === 'group') {
    const leaves = Object.fromEntries(
      Object.entries(field.fields).map(([leaf, inner]) => [
        servedName(leaf, inner),
        servedValue(inner, shape),
      ]),
    );
    return closed(leaves);
  }
  return servedValue(field, shape);
}

function servedValue(field: PlainField, shape: Shape): JsonSchema {
  switch (field.kind) {
    case 'translated':
      return shape === 'edit' ? ref('Texts') : optional(field, { type: 'string' });
    case 'plural':
      return shape === 'edit' ? ref('PluralTexts') : orNull(ref('PluralForms'));
    case 'secret':
    case 'boolean':
      return { type: 'boolean' };
    case 'reference':
      return optional(field, ref('Option'));
    case 'references':
    case 'owned':
      return { type: 'array', items: ref('Option') };
    case 'list':
      return servedRows(field, shape);
    case 'image':
      return field.flagOf === undefined || shape === 'edit'
        ? optional(field, ref('Image'))
        : { anyOf: [ref('Image'), { type: 'string', description: 'The flag as an emoji.' }] };
    case 'moment':
      return optional(field, moment);
    default:
      return optional(field, ownValue(field));
  }
}

/** The schema of the served rows of a list field. */
function servedRows(field: ListField, shape: Shape): JsonSchema {
  const parts = Object.entries(field.fields).map(([name, inner]) => [
    name,
    servedPart(inner, shape),
  ]);
  const row = closed(Object.fromEntries(parts));
  return { type: 'array', items: row };
}

function servedPart(field: RowField, shape: Shape): JsonSchema {
  if (field.kind === 'key') return recordId;
  if (field.kind !== 'value') return servedValue(field, shape);
  return field.multiple ? { type: 'array', items: ref('Option') } : orNull(ref('Option'));
}

/** The schema of sent rows of a list field: rows are complete, so required fields are required in each. */
export function acceptedRows(field: ListField): JsonSchema {
  const parts = Object.entries(field.fields);
  const row = closed(
    Object.fromEntries(parts.map(([name, inner]) => [name, acceptedPart(inner)])),
    parts.filter(([, { required }]) => required).map(([name]) => name),
  );
  return { type: 'array', items: row, maxItems: field.max };
}

function acceptedPart(field: RowField): JsonSchema {
  if (field.kind === 'key') return orNull(recordId);
  if (field.kind !== 'value') return acceptedValue(field);
  return orNull(field.multiple ? { type: 'array', items: pointer, uniqueItems: true } : pointer);
}

function optional(field: PlainField, schema: JsonSchema): JsonSchema {
  return field.required ? schema : orNull(schema);
}

function ownValue(field: PlainField): JsonSchema {
  switch (field.kind) {
    case 'number':
      return field.places === 0
        ? { type: 'integer', minimum: field.min, maximum: field.max }
        : { type: 'number', minimum: field.min, maximum: field.max };
    case 'choice':
      return { type: 'string', enum: field.options };
    case 'money':
      return {
        type: 'string',
        pattern: `^[0-9]{1,${field.max.split('.')[0]?.length ?? 1}}(\\.[0-9]{1,4})?$`,
        description: `A decimal from ${field.min} to ${field.max} with the places of its currency.`,
      };
    case 'text':
      return {
        type: 'string',
        ...(field.min === undefined ? {} : { minLength: field.min }),
        maxLength: field.max,
        ...(field.pattern ? { pattern: field.pattern } : {}),
        ...(field.format ? { description: `Format: ${field.format}.` } : {}),
      };
    default:
      return { type: 'string' };
  }
}

function accepted(field: Field): JsonSchema {
  if (field.kind === 'group') {
    const leaves = Object.entries(field.fields).map(([leaf, inner]) => [
      leaf,
      acceptedValue(inner),
    ]);
    return orNull(closed(Object.fromEntries(leaves), []));
  }
  return acceptedValue(field);
}

function acceptedValue(field: PlainField): JsonSchema {
  switch (field.kind) {
    case 'boolean':
      return { type: 'boolean', default: field.default };
    case 'translated':
      return orNull({
        type: 'object',
        description: 'By language code.',
        additionalProperties: orNull({ type: 'string', maxLength: field.max }),
      });
    case 'plural':
      return orNull(ref('PluralTexts'));
    case 'secret':
      return optional(field, { type: 'string', maxLength: field.max, writeOnly: true });
    case 'reference':
    case 'image':
      return optional(field, pointer);
    case 'references': {
      const list = {
        type: 'array',
        items: pointer,
        ...{ minItems: field.min, maxItems: field.max },
      };
      return field.min > 0 ? list : orNull(list);
    }
    case 'list':
      return orNull(acceptedRows(field));
    case 'moment':
      return optional(field, moment);
    default:
      return optional(field, ownValue(field));
  }
}
