import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import {
  baseFields,
  filterFieldAt,
  type Resource,
  translationsPath,
} from '@rentyard/contract/schema/resource';
import type { FilterField } from '@rentyard/ui/FilterBar';
import { fieldKindOf } from '../fields/fieldKinds.ts';

/** The filter editor of a field. Each kind has its own form and chip text. */
export type FilterKind = FilterField['kind'];

export interface FilteredField {
  readonly path: string;
  readonly field: PlainField;
  readonly kind: FilterKind;
}

/**
 * The fields that a list can be filtered by, in contract order; translation state, dates and people
 * come last.
 */
export function filterFieldsOf(resource: Resource): readonly FilteredField[] {
  const shared = Object.keys(baseFields).filter((path) => path !== 'id');
  return [...resource.filter, translationsPath, ...shared].flatMap((path): FilteredField[] => {
    const field = filterFieldAt(resource, path);
    const kind = path === translationsPath ? 'choice' : field && fieldKindOf(field).filter;
    return field && kind ? [{ path, field, kind }] : [];
  });
}
