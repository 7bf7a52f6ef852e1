/** An option of a filter. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A field that a list can be filtered by. */
export interface FilterField {
  /** Stable id: the key of its value in `Filters`. */
  readonly id: string;
  readonly label: string;
  /** Determines the form and the text of the chip. `filled` only checks whether there is a value. */
  readonly kind: 'text' | 'number' | 'date' | 'choice' | 'boolean' | 'filled';
  /** The options of a `choice`. */
  readonly options?: readonly FilterOption[];
  /** Loads options of a `choice` with too many to pass; called again while the user types. */
  readonly loadOptions?: (search: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  /** Loads the labels of selected options that are not in `options`, for chips and for the top of the list. */
  readonly loadChosen?: (
    values: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly FilterOption[]>;
}

/** The filter of one field. All given properties must match. */
export interface FilterValue {
  readonly contains?: string;
  /** Lower bound, included: a decimal number or a day (`2026-05-31`). */
  readonly from?: string;
  /** Upper bound, included. */
  readonly to?: string;
  /** Any of these values. For a `boolean` the strings `true` and `false`. */
  readonly oneOf?: readonly string[];
  readonly isEmpty?: boolean;
}

/** Active filters by field id, as plain data for a URL or a profile. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** Removes empty properties from a value; undefined if nothing is left. */
export function tidyValue(value: FilterValue): FilterValue | undefined {
  const setParts = Object.entries(value).filter(
    ([, condition]) =>
      condition !== undefined &&
      condition !== '' &&
      !(Array.isArray(condition) && condition.length === 0),
  );
  return setParts.length > 0 ? (Object.fromEntries(setParts) as FilterValue) : undefined;
}

/** Sets or removes one of the filters. A changed filter keeps its position. */
export function withFilter(filters: Filters, id: string, value: FilterValue): Filters {
  const tidy = tidyValue(value);
  if (tidy) return { ...filters, [id]: tidy };
  const { [id]: _, ...others } = filters;
  return others;
}
