import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf } from '../../records/fields/fieldKinds.ts';

export interface SettableField {
  readonly path: string;
  readonly field: PlainField;
}

/** Fields that can be set to one value in many records. Fields with a unique value are left out. */
export function settableFields(resource: Resource): readonly SettableField[] {
  return plainFields(resource).flatMap(([path, field]): SettableField[] => {
    const isOwn = field.readOnly || field.unique || (field.kind === 'reference' && field.owner);
    return isOwn || !fieldKindOf(field).bulkInput ? [] : [{ path, field }];
  });
}

/** The body of a save that sets one field: `{ "prices": { "price_per_hour": "20.00" } }`. */
export function draftAt(path: string, value: unknown): Readonly<Record<string, unknown>> {
  const [name = '', leaf] = path.split('.');
  return { [name]: leaf === undefined ? value : { [leaf]: value } };
}
