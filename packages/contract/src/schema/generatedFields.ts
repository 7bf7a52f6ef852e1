import type { Field } from './fieldTypes.ts';

/** Whether the server fills an empty value of a new record. */
export function isGenerated(field: Field): boolean {
  return (field.kind === 'text' || field.kind === 'number') && field.generated !== undefined;
}
