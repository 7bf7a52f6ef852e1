import type { FilterField } from '../filters/filterField.ts';

/** The value of a field. Moments and days are ISO 8601 text. */
export type FieldValue = string | number | boolean | null | undefined;

/**
 * A field of rows that the page itself holds: what they can be ordered by (a column's `sortKey` names
 * it), searched in and filtered by.
 */
export interface ClientField<Row> extends FilterField {
  readonly value: (row: Row) => FieldValue;
  /** Whether the search includes it. */
  readonly isSearched?: boolean;
}

/** A value as searchable text. Empty for no value. */
export function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : String(value ?? '');
}
