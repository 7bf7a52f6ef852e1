import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { currencyOf } from '@rentyard/contract/schema/money/currencyColumns';
import { fieldAt, plainFields, type Resource } from '@rentyard/contract/schema/resource';
import type { Fallbacks, Option } from '@rentyard/contract/schema/values';

/** A field of a record with its value. */
export interface Fact {
  readonly path: string;
  readonly field: PlainField;
  readonly value: unknown;
  /** The currency of an amount. */
  readonly currency: string | undefined;
  /** Code of the language of the value, if it replaces a missing translation. */
  readonly language: string | undefined;
}

/**
 * The fields at these paths that have a value, and the empty ones that `isShownEmpty` keeps; by default all of the
 * resource but the status.
 */
export function findFacts(
  resource: Resource,
  record: object,
  paths: readonly string[] = plainFields(resource).map(([path]) => path),
  isShownEmpty: (path: string, field: PlainField) => boolean = () => false,
): readonly Fact[] {
  const { fallbacks }: Fallbacks = record;
  return paths.flatMap((path): readonly Fact[] => {
    const field = fieldAt(resource, path);
    const value = valueAt(record, path);
    if (!field || path === 'status') return [];
    if (isBlank(value) && !isShownEmpty(path, field)) return [];
    const currency = currencyOf(resource, path);
    const of = currency === undefined ? undefined : (valueAt(record, currency) as Option | null);
    return [{ path, field, value, currency: of?.name, language: fallbacks?.[path] }];
  });
}

/** Whether there is no value. */
export function isBlank(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value === null || value === undefined || value === '' || isEmptyList;
}

/** A row of a list as a term and its values: an answer to a characteristic. */
export interface RowFact {
  readonly term: string;
  readonly values: readonly (string | number)[];
}

/** The rows of a list that start with a reference, such as the answers to characteristics. */
export function rowFacts(value: unknown): readonly RowFact[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: Readonly<Record<string, unknown>>): readonly RowFact[] => {
    const [first, ...rest] = Object.values(row);
    if (!isOption(first)) return [];
    return [{ term: first.name, values: rest.flatMap(listValues) }];
  });
}

function listValues(value: unknown): readonly (string | number)[] {
  if (Array.isArray(value)) return value.flatMap(listValues);
  if (isOption(value)) return [value.name];
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

function isOption(value: unknown): value is Option {
  return value !== null && typeof value === 'object' && 'id' in value && 'name' in value;
}
