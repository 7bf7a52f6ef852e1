/** What can be picked in a filter. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Something a list can be narrowed by. */
export interface FilterField {
  /** Stable name: the key of its value in `Filters`. */
  readonly id: string;
  readonly label: string;
  /** Decides the form, and the words of the chip. `filled` asks only whether there is anything. */
  readonly kind: 'text' | 'number' | 'date' | 'choice' | 'boolean' | 'filled';
  /** What a `choice` may be. */
  readonly options?: readonly FilterOption[];
  /** Finds options of a `choice` that are too many to hand over; called again as somebody types. */
  readonly loadOptions?: (search: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  /** Names options that are chosen but not among `options`, for chips and for the head of the list. */
  readonly loadChosen?: (
    values: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly FilterOption[]>;
}

/** What one field must be. Every part that is given has to hold. */
export interface FilterValue {
  readonly contains?: string;
  /** Lower bound, included: a decimal number or a day (`2026-05-31`). */
  readonly from?: string;
  /** Upper bound, included. */
  readonly to?: string;
  /** Any of these; of a `boolean` the words `true` and `false`. */
  readonly oneOf?: readonly string[];
  readonly isEmpty?: boolean;
}

/** Filters in force by the id of their field: plain data, fit for an address or a profile. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** The value without parts that say nothing; undefined when nothing is left. */
export function tidyValue(value: FilterValue): FilterValue | undefined {
  const setParts = Object.entries(value).filter(
    ([, condition]) =>
      condition !== undefined &&
      condition !== '' &&
      !(Array.isArray(condition) && condition.length === 0),
  );
  return setParts.length > 0 ? (Object.fromEntries(setParts) as FilterValue) : undefined;
}

/** The filters with one of them set in its place, or taken out. */
export function withFilter(filters: Filters, id: string, value: FilterValue): Filters {
  const tidy = tidyValue(value);
  if (tidy) return { ...filters, [id]: tidy };
  const { [id]: _, ...others } = filters;
  return others;
}
