import type { FilterOperator } from '@rentyard/contract/schema/fieldKinds/textForms';
import type { FilterValue } from '@rentyard/ui/FilterBar';
import type { FilterKind } from './filterFields.ts';

/** The values that the URL compares a field with, by operator. */
export type Comparisons = Readonly<Partial<Record<FilterOperator, string>>>;

/** Converts the comparisons of the URL to a filter bar value. */
export function filterValueOf(kind: FilterKind, comparisons: Comparisons): FilterValue {
  const { eq, contains, gte = eq, lte = eq, empty } = comparisons;
  switch (kind) {
    case 'text':
      return { contains: contains ?? eq ?? '' };
    case 'number':
    case 'date':
      return { ...(gte && { from: gte }), ...(lte && { to: lte }) };
    case 'choice':
    case 'boolean':
      return { oneOf: (comparisons.in ?? eq ?? '').split(',').filter(Boolean) };
    case 'filled':
      return { isEmpty: empty === 'true' || empty === '1' };
  }
}

/**
 * Converts a filter bar value to comparisons for the URL. Without a comparison there is no filter.
 */
export function comparisonsOf(kind: FilterKind, value: FilterValue | undefined): Comparisons {
  if (!value) return {};
  const { contains = '', from = '', to = '', oneOf = [], isEmpty } = value;
  switch (kind) {
    case 'text':
      return { contains };
    case 'number':
    case 'date':
      return { gte: from, lte: to };
    case 'choice':
    case 'boolean':
      return oneOf.length === 1 ? { eq: oneOf[0] ?? '' } : { in: oneOf.join(',') };
    case 'filled':
      return isEmpty === undefined ? {} : { empty: String(isEmpty) };
  }
}
