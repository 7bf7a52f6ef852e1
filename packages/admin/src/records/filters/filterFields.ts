import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { healthPath } from '@rentyard/contract/schema/health';
import {
  filterFieldAt,
  freePath,
  mentionedPath,
  translationsPath,
} from '@rentyard/contract/schema/listQuery/filterPaths';
import { baseFields, type Resource } from '@rentyard/contract/schema/resource';
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
 * The fields that a list can be filtered by: the period in which offers are free and those with a choice
 * first, because they are used most; mentioned users, issues, translation state, dates and people last.
 */
export function findFilterFields(resource: Resource): readonly FilteredField[] {
  const shared = Object.keys(baseFields).filter((path) => path !== 'id');
  const own = resource.filter.flatMap((path) => filteredField(resource, path));
  return [
    ...filteredField(resource, freePath),
    ...own.filter(isCommon),
    ...own.filter((one) => !isCommon(one)),
    ...[mentionedPath, healthPath, translationsPath, ...shared].flatMap((path) =>
      filteredField(resource, path),
    ),
  ];
}

const isCommon = ({ kind }: FilteredField): boolean => kind === 'choice';

function filteredField(resource: Resource, path: string): readonly FilteredField[] {
  const field = filterFieldAt(resource, path);
  const isState = path === translationsPath || path === healthPath;
  const kind = isState ? 'choice' : field && fieldKindOf(field).filter;
  return field && kind ? [{ path, field, kind }] : [];
}
