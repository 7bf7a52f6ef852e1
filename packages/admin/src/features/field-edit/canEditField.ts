import type { PlainField } from '@rentyard/contract/schema/fieldTypes';

/** Kinds without an input of their own, and secrets, which are never read. */
const withoutInput = new Set<PlainField['kind']>(['plural', 'list', 'owned', 'secret']);

/** Whether a field can be edited where it is read. `hasInput`: its screen brings the input of a list. */
export function canEditField(field: PlainField | undefined, hasInput = false): boolean {
  return field !== undefined && !field.readOnly && (hasInput || !withoutInput.has(field.kind));
}
