import type { PlainField } from './fieldTypes.ts';
import { readMoment } from './moments.ts';
import type { FilterOperator } from './resource.ts';
import { flagOf, idOf, outOfBounds, type Reading } from './textValues.ts';

/**
 * A list for `in`, a boolean for `empty`, one value for other operators. Amounts are decimal text.
 */
export type FilterValue = Scalar | readonly Scalar[];
type Scalar = string | number | boolean;

/** Maximum number of values of an `in` filter. */
export const maxFilterValues = 100;

const amount = /^-?\d{1,13}(\.\d{1,4})?$/;

/** Parses the value of a filter. */
export function filterValue(
  field: PlainField,
  operator: FilterOperator,
  text: string,
): Reading<FilterValue> {
  if (operator === 'empty') return flagOf(text);
  if (operator !== 'in') return scalarOf(field, text);
  // An empty list would match nothing, which looks like an empty table.
  if (text === '') return { problem: { id: 'required', values: { field: 'in' } } };
  const texts = text.split(',');
  if (texts.length > maxFilterValues) return outOfBounds('max_value', maxFilterValues);
  const readings = texts.map((one) => scalarOf(field, one));
  const problem = readings.find((one) => one.problem)?.problem;
  return problem ? { problem } : { value: readings.flatMap(({ value = [] }) => value) };
}

function scalarOf(field: PlainField, text: string): Reading<Scalar> {
  const refused = (id: string) => ({ problem: { id } });
  switch (field.kind) {
    case 'boolean':
      return flagOf(text);
    case 'number':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? { value: Number(text) } : refused('type');
    case 'reference':
    case 'references':
    case 'list':
    case 'image':
      return idOf(text);
    case 'money':
      if (text.trim() === '') return refused('type');
      return amount.test(text) ? { value: text } : outOfBounds('decimal', 4);
    case 'moment': {
      const value = readMoment(text);
      return value ? { value } : refused('date');
    }
    case 'choice':
      return field.options.includes(text) ? { value: text } : refused('choice');
    default:
      return { value: text };
  }
}
