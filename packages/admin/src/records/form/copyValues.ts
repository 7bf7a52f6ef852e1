import type { Field } from '@rentyard/contract/fields';
import type { Resource } from '@rentyard/contract/resource';
import type { FormValues } from './formValues.ts';

/**
 * Typed values for a copy of a record. What must be unique gets a mark that keeps its format, or is
 * left to be filled in where no mark would fit.
 */
export function copyValues(resource: Resource, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, copyOf(resource.fields[name], value)]),
  );
}

function copyOf(field: Field | undefined, value: unknown): unknown {
  if (!field?.unique || typeof value !== 'string' || value === '') return value;
  if (field.kind !== 'text' || field.pattern) return '';
  if (field.format === 'code' || field.format === 'alias') return `${value}-copy`;
  return field.format ? '' : `${value} (2)`;
}
