import type { FilterField } from '../filters/filterField.ts';

/** What a field of a row holds: a moment or a day is its ISO 8601 text. */
export type FieldValue = string | number | boolean | null | undefined;

/**
 * A field of rows that the page itself holds: what they can be ordered by (a column's `sortKey` names
 * it), searched in and filtered by.
 */
export interface ClientField<Row> extends FilterField {
  readonly value: (row: Row) => FieldValue;
  /** Whether the search looks into it. */
  readonly isSearched?: boolean;
}

/** A value as text to look into; nothing is an empty one. */
export function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : String(value ?? '');
}
