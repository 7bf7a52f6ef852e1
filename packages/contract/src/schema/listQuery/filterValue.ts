import { type FilterOperator, findFilterForm, type Scalar } from '../fieldKinds/filterForms.ts';
import { outOfBounds, parseFlag, type Reading } from '../fieldKinds/textValues.ts';
import type { PlainField } from '../fieldTypes.ts';

/**
 * A list for `in`, a boolean for `empty`, one value for other operators. Amounts are decimal text.
 */
export type FilterValue = Scalar | readonly Scalar[];

/** Maximum number of values of an `in` filter. */
export const maxFilterValues = 100;

/** Parses the value of a filter. */
export function filterValue(
  field: PlainField,
  operator: FilterOperator,
  text: string,
): Reading<FilterValue> {
  if (operator === 'empty') return parseFlag(text);
  if (operator !== 'in') return parseScalar(field, text);
  // An empty list would match nothing, which looks like an empty table.
  if (text === '') return { problem: { id: 'required', values: { field: 'in' } } };
  const texts = text.split(',');
  if (texts.length > maxFilterValues) return outOfBounds('max_value', maxFilterValues);
  const readings = texts.map((one) => parseScalar(field, one));
  const problem = readings.find((one) => one.problem)?.problem;
  return problem ? { problem } : { value: readings.flatMap(({ value = [] }) => value) };
}

function parseScalar(field: PlainField, text: string): Reading<Scalar> {
  return findFilterForm(field).scalar?.(field, text) ?? { value: text };
}
