import type { FilterOperator } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { FilterValue } from '@rentyard/ui/FilterBar';
import type { FilterKind } from './filterFields.ts';

/** The values that the URL compares a field with, by operator. */
export type Comparisons = Readonly<Partial<Record<FilterOperator, string>>>;

/** How a filter editor and the URL write the same filter. */
interface FilterForm {
  readonly value: (comparisons: Comparisons) => FilterValue;
  readonly comparisons: (value: FilterValue) => Comparisons;
}

const range: FilterForm = {
  value: ({ eq, gte = eq, lte = eq }) => ({ ...(gte && { from: gte }), ...(lte && { to: lte }) }),
  comparisons: ({ from = '', to = '' }) => ({ gte: from, lte: to }),
};
const list: FilterForm = {
  value: ({ eq, in: several }) => ({ oneOf: (several ?? eq ?? '').split(',').filter(Boolean) }),
  comparisons: ({ oneOf = [] }) =>
    oneOf.length === 1 ? { eq: oneOf[0] ?? '' } : { in: oneOf.join(',') },
};

const filterForms: Readonly<Record<FilterKind, FilterForm>> = {
  text: {
    value: ({ eq, contains }) => ({ contains: contains ?? eq ?? '' }),
    comparisons: ({ contains = '' }) => ({ contains }),
  },
  number: range,
  date: range,
  choice: list,
  boolean: list,
  filled: {
    value: ({ empty }) => ({ isEmpty: empty === 'true' || empty === '1' }),
    comparisons: ({ isEmpty }) => (isEmpty === undefined ? {} : { empty: String(isEmpty) }),
  },
};

/** Converts the comparisons of the URL to a filter bar value. */
export function parseFilterValue(kind: FilterKind, comparisons: Comparisons): FilterValue {
  return filterForms[kind].value(comparisons);
}

/**
 * Converts a filter bar value to comparisons for the URL. Without a comparison there is no filter.
 */
export function buildComparisons(kind: FilterKind, value: FilterValue | undefined): Comparisons {
  return value ? filterForms[kind].comparisons(value) : {};
}
