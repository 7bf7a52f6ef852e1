import type { PlainField } from '@rentyard/contract/fields';
import {
  baseFields,
  type FilterOperator,
  fieldAt,
  isFilterable,
  type Resource,
} from '@rentyard/contract/resource';

/** How a field is filtered by: each kind has its own small form and its own words on a chip. */
export type FilterKind = 'text' | 'numbers' | 'days' | 'choice' | 'reference' | 'yes-no' | 'filled';

export interface FilterField {
  readonly path: string;
  readonly field: PlainField;
  readonly kind: FilterKind;
}

export type Comparisons = Readonly<Partial<Record<FilterOperator, string>>>;

const kinds: Readonly<Record<PlainField['kind'], FilterKind | undefined>> = {
  text: 'text',
  translated: 'text',
  number: 'numbers',
  money: 'numbers',
  moment: 'days',
  choice: 'choice',
  reference: 'reference',
  references: 'reference',
  boolean: 'yes-no',
  image: 'filled',
  plural: 'filled',
  list: 'filled',
  parts: undefined,
  secret: undefined,
};

/** The fields that a list can be filtered by, in the order of the contract, dates and people last. */
export function filterFieldsOf(resource: Resource): readonly FilterField[] {
  const shared = Object.keys(baseFields).filter((path) => path !== 'id');
  return [...resource.filter, ...shared].flatMap((path): FilterField[] => {
    const field = isFilterable(resource, path) ? fieldAt(resource, path) : undefined;
    const kind = field && kinds[field.kind];
    return kind ? [{ path, field, kind }] : [];
  });
}

/** Reads a list of values out of a filter: `in` joins them by commas, `eq` has one. */
export function valuesIn(comparisons: Comparisons): readonly string[] {
  return (comparisons.in ?? comparisons.eq ?? '').split(',').filter(Boolean);
}

/** Writes a list of values as a filter. */
export function oneOf(values: readonly string[]): Comparisons {
  return values.length === 1 ? { eq: values[0] ?? '' } : { in: values.join(',') };
}
