import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf } from '../fields/fieldKinds.ts';

export interface SettableField {
  readonly path: string;
  readonly field: PlainField;
}

/** The fields that one value can be set in for many records: none that is each record's own. */
export function settableFields(resource: Resource): readonly SettableField[] {
  return plainFields(resource).flatMap(([path, field]): SettableField[] => {
    const isOwn = field.readOnly || field.unique || (field.kind === 'reference' && field.owner);
    return isOwn || !fieldKindOf(field).bulkInput ? [] : [{ path, field }];
  });
}

/** What a save takes to put a value into a field: `{ "prices": { "price_per_hour": "20.00" } }`. */
export function draftAt(path: string, value: unknown): Readonly<Record<string, unknown>> {
  const [name = '', leaf] = path.split('.');
  return { [name]: leaf === undefined ? value : { [leaf]: value } };
}
