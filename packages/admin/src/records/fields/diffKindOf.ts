import { fieldAt, fieldPathOf, type Resource } from '@rentyard/contract/schema/resource';
import type { FieldChange } from '@rentyard/ui/DiffView';

/** How a change of a field is compared: texts by words, other values as a whole. */
export function diffKindOf(resource: Resource, path: string): FieldChange['kind'] {
  const field = fieldAt(resource, fieldPathOf(resource, path));
  const isText =
    field?.kind === 'translated' || (field?.kind === 'text' && field.format === undefined);
  return isText ? 'text' : 'value';
}
