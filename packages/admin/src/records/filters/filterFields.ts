import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import {
  baseFields,
  filterFieldAt,
  type Resource,
  translationsPath,
} from '@rentyard/contract/schema/resource';
import type { FilterField } from '@rentyard/ui/FilterBar';
import { fieldKindOf } from '../fields/fieldKinds.ts';

/** How a field is filtered by: each kind has its own small form and its own words on a chip. */
export type FilterKind = FilterField['kind'];

export interface FilteredField {
  readonly path: string;
  readonly field: PlainField;
  readonly kind: FilterKind;
}

/**
 * The fields that a list can be filtered by, in the order of the contract; how far its texts are
 * translated, dates and people last.
 */
export function filterFieldsOf(resource: Resource): readonly FilteredField[] {
  const shared = Object.keys(baseFields).filter((path) => path !== 'id');
  return [...resource.filter, translationsPath, ...shared].flatMap((path): FilteredField[] => {
    const field = filterFieldAt(resource, path);
    const kind = path === translationsPath ? 'choice' : field && fieldKindOf(field).filter;
    return field && kind ? [{ path, field, kind }] : [];
  });
}
