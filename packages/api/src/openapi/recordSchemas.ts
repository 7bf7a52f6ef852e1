import { draftKindOf } from '@rentyard/contract/schema/fieldKinds/draftKinds';
import type { Field } from '@rentyard/contract/schema/fieldTypes';
import { isGenerated } from '@rentyard/contract/schema/generatedFields';
import { normalizedPaths } from '@rentyard/contract/schema/normalizedFields';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Shape } from '../records/fieldKinds/fieldKind.ts';
import { acceptedProperties, servedProperties } from '../records/fieldKinds/fieldKinds.ts';
import {
  closed,
  type JsonSchema,
  orNull,
  recordId,
  ref,
} from '../records/fieldKinds/jsonSchemas.ts';

/** The schema of a served record. */
export function shapeSchema(resource: Resource, shape: Shape): JsonSchema {
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
  const optional: Record<string, JsonSchema> = {
    ...(resource.servesUses && shape !== 'row'
      ? { uses: { type: 'array', items: ref('Use') } }
      : {}),
    ...(amounts.length > 0 ? { normalized: orNull(amountsSchema(amounts)) } : {}),
  };
  return closed({ ...properties, ...optional }, Object.keys(properties));
}

/** Amounts in the base currency by path; null without a rate of their own currency. */
function amountsSchema(paths: readonly string[]): JsonSchema {
  const amount = orNull({ type: 'string' });
  return closed(Object.fromEntries(paths.map((path) => [path, amount])), paths);
}

/** The schema of the draft that a save sends. */
export function draftSchema(resource: Resource, mode: 'create' | 'update'): JsonSchema {
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
