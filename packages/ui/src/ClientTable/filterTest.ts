import type { FilterValue } from '../filters/filterField.ts';
import { type ClientField, textOf } from './clientField.ts';

type Test<Row> = (row: Row) => boolean;

/** Returns the pattern that finds a text in the values of a field. */
export type PatternFor<Row> = (field: ClientField<Row>, text: string) => RegExp;

/** Whether the value of a field matches the pattern. */
export function matches<Row>({ value }: ClientField<Row>, pattern: RegExp): Test<Row> {
  return (row) => pattern.test(textOf(value(row)));
}

/** The predicate for the filter of one field. */
export function filterTest<Row>(
  field: ClientField<Row>,
  filter: FilterValue,
  patternFor: PatternFor<Row>,
): Test<Row> {
  const { contains, from, to, oneOf, isEmpty } = filter;
  const { value } = field;
  const tests: Test<Row>[] = [];
  if (contains) tests.push(matches(field, patternFor(field, contains)));
  if (oneOf && oneOf.length > 0) {
    const wanted = new Set(oneOf);
    tests.push((row) => wanted.has(textOf(value(row))));
  }
  if (isEmpty !== undefined) tests.push((row) => isBlank(value(row)) === isEmpty);
  if (from || to)
    tests.push(field.kind === 'date' ? dayTest(value, from, to) : numberTest(value, from, to));
  const [only] = tests;
  return tests.length === 1 && only ? only : (row) => tests.every((test) => test(row));
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function numberTest<Row>(
  value: ClientField<Row>['value'],
  from: string | undefined,
  to: string | undefined,
): Test<Row> {
  const low = from ? Number(from) : Number.NEGATIVE_INFINITY;
  const high = to ? Number(to) : Number.POSITIVE_INFINITY;
  return (row) => {
    const fieldValue = value(row);
    if (isBlank(fieldValue)) return false;
    const number = Number(fieldValue);
    return number >= low && number <= high;
  };
}

/** Compares dates as strings. The date of a timestamp is the beginning of its own text. */
function dayTest<Row>(value: ClientField<Row>['value'], from = '', to = ''): Test<Row> {
  return (row) => {
    const day = textOf(value(row)).slice(0, 10);
    return day !== '' && day >= from && (to === '' || day <= to);
  };
}
