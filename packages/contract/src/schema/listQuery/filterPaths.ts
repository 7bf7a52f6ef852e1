import { hasComments } from '../../permissions.ts';
import { type FilterOperator, findFilterForm } from '../fieldKinds/filterForms.ts';
import type { PlainField } from '../fieldTypes.ts';
import { healthField, healthPath } from '../health.ts';
import { baseFields, fieldAt, hasTexts, healthIssuesOf, type Resource } from '../resource.ts';

/**
 * The filter path of the translation state: `missing.pl`, `outdated.ro`. It is not a field, but
 * lists of records with translated texts can be filtered by it (see `translations.ts` for the
 * states).
 */
export const translationsPath = 'translations';
const translationState: PlainField = { kind: 'text', max: 11, readOnly: true };
const stateOperators: readonly FilterOperator[] = ['eq', 'in'];

/**
 * The filter path of the users whom comments on a record mention: `filter[mentioned]=12`. It is not
 * a field.
 */
export const mentionedPath = 'mentioned';
const mentioned: PlainField = { kind: 'reference', to: 'staff', readOnly: true };

/**
 * The filter path of the period in which an offer is free: `filter[free][from]` and `filter[free][to]`,
 * which are short for `gte` and `lte`. It is not a field.
 */
export const freePath = 'free';
const freePeriod: PlainField = { kind: 'moment', readOnly: true };
const periodOperators: readonly FilterOperator[] = ['gte', 'lte'];

/** The comparisons that a list filter may use on a field. */
export function filterOperatorsOf(field: PlainField): readonly FilterOperator[] {
  if (field === translationState || field === healthField || field === mentioned) {
    return stateOperators;
  }
  if (field === freePeriod) return periodOperators;
  return findFilterForm(field).operators ?? [];
}

/** The filterable field at this path; undefined if there is none. */
export function filterFieldAt(resource: Resource, path: string): PlainField | undefined {
  if (!isFilterable(resource, path)) return undefined;
  if (path === healthPath) return healthField;
  if (path === mentionedPath) return mentioned;
  if (path === freePath) return freePeriod;
  return path === translationsPath ? translationState : fieldAt(resource, path);
}

/** Whether a list may be ordered by this path. */
export function isSortable(resource: Resource, path: string): boolean {
  return (
    path === 'id' || path === 'created_at' || path === 'updated_at' || resource.sort.includes(path)
  );
}

/** Whether a list may be filtered by this path. */
export function isFilterable(resource: Resource, path: string): boolean {
  return (
    Object.hasOwn(baseFields, path) ||
    resource.filter.includes(path) ||
    (path === translationsPath && hasTexts(resource)) ||
    (path === healthPath && healthIssuesOf(resource).length > 0) ||
    (path === mentionedPath && hasComments(resource.subject)) ||
    (path === freePath && resource.isRentable === true)
  );
}

/** A translation state as a filter value: `missing.pl`. */
export const translationFilter = /^(missing|outdated)\.([a-z]{2})$/;
