import type {
  ChoiceField,
  Common,
  MoneyField,
  NumberField,
  ReferenceField,
  TextField,
  TranslatedField,
} from './fields.ts';

/**
 * Rows that stand in a record: the values of a characteristic, the prices of a category. They are sent
 * and served whole and in their order, and a problem of one is told at `values.3.name.en`.
 */
export interface ListField extends Common {
  readonly kind: 'list';
  readonly fields: Readonly<Record<string, RowField>>;
  /** Most rows. */
  readonly max: number;
}

/** The number of a row, by which others point at it. The server gives it to rows that come without. */
export interface KeyField extends Common {
  readonly kind: 'key';
}

/**
 * Keys of values of the characteristic that a field beside it points at; served as `{id, name}`. Several
 * are an array, each once; one may be null.
 */
export interface ValueField extends Common {
  readonly kind: 'value';
  /** The sibling reference to the characteristic. */
  readonly of: string;
  readonly multiple: boolean;
}

/** What a row may hold. */
export type RowField =
  | TextField
  | TranslatedField
  | NumberField
  | MoneyField
  | ChoiceField
  | ReferenceField
  | ValueField
  | KeyField
  | ListField;

// @__NO_SIDE_EFFECTS__
export function list<const O extends Omit<ListField, 'kind'>>(
  options: O,
): { readonly kind: 'list' } & O {
  return { kind: 'list', ...options };
}

// @__NO_SIDE_EFFECTS__
export function key(): { readonly kind: 'key' } {
  return { kind: 'key' };
}

// @__NO_SIDE_EFFECTS__
export function value<const O extends Omit<ValueField, 'kind'>>(
  options: O,
): { readonly kind: 'value' } & O {
  return { kind: 'value', ...options };
}
