import type { FilterField } from '../filters/filterField.ts';

/** The value of a field. Timestamps and dates are ISO 8601 strings. */
export type FieldValue = string | number | boolean | null | undefined;

/**
 * A field of rows in memory. Rows can be sorted by it (the `sortKey` of a column is its id), searched and filtered.
 */
export interface ClientField<Row> extends FilterField {
  readonly value: (row: Row) => FieldValue;
  /** Whether the search includes the field. */
  readonly isSearched?: boolean;
}

/** A value as searchable text. Empty for no value. */
export function toText(value: FieldValue): string {
  return typeof value === 'string' ? value : String(value ?? '');
}
