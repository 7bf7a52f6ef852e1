import type { Field, RowField } from '../fieldTypes.ts';
import { readMoment } from '../moments.ts';
import { normalTextOf } from './normalTextOf.ts';
import { outOfBounds, parseFlag, parseId, type Reading } from './textValues.ts';

export const filterOperators = ['eq', 'ne', 'in', 'gte', 'lte', 'contains', 'empty'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** One value of a filter. Amounts are decimal text. */
export type Scalar = string | number | boolean;

type AnyField = Field | RowField;

/** What a list knows about a kind of field. This file loads no zod, because every list loads it. */
interface FilterForm<F> {
  /** The comparisons that a list filter may use; none by default. */
  readonly operators?: readonly FilterOperator[];
  /** Parses a value of a filter; by default any text is one. */
  readonly scalar?: (field: F, text: string) => Reading<Scalar>;
  /** One value per content language. */
  readonly isByLanguage?: true;
}

const refused = (id: string) => ({ problem: { id } });
const amount = /^-?\d{1,13}(\.\d{1,4})?$/;
const id = { scalar: (_: unknown, text: string) => parseId(text) };

const filterForms: {
  readonly [K in AnyField['kind']]: FilterForm<Extract<AnyField, { kind: K }>>;
} = {
  text: {
    operators: ['eq', 'ne', 'in', 'contains', 'empty'],
    scalar: (field, text) => ({ value: normalTextOf(field, text) }),
  },
  translated: {
    operators: ['contains', 'empty'],
    scalar: (field, text) => ({ value: normalTextOf(field, text) }),
    isByLanguage: true,
  },
  texts: {},
  plural: { operators: ['empty'], isByLanguage: true },
  number: {
    operators: ['eq', 'ne', 'in', 'gte', 'lte', 'empty'],
    scalar: (_, text) =>
      /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? { value: Number(text) } : refused('type'),
  },
  money: {
    operators: ['eq', 'ne', 'gte', 'lte', 'empty'],
    scalar: (_, text) => {
      if (text.trim() === '') return refused('type');
      return amount.test(text) ? { value: text } : outOfBounds('decimal', 4);
    },
  },
  boolean: { operators: ['eq', 'ne'], scalar: (_, text) => parseFlag(text) },
  choice: {
    operators: ['eq', 'ne', 'in', 'empty'],
    scalar: ({ options }, text) => (options.includes(text) ? { value: text } : refused('choice')),
  },
  reference: { ...id, operators: ['eq', 'ne', 'in', 'empty'] },
  // `eq`: the list contains the id.
  references: { ...id, operators: ['eq', 'in', 'contains', 'empty'] },
  image: { ...id, operators: ['empty'] },
  images: {},
  moment: {
    operators: ['eq', 'gte', 'lte', 'empty'],
    scalar: (_, text) => {
      const value = readMoment(text);
      return value ? { value } : refused('date');
    },
  },
  secret: {},
  // Lists with values: `eq` matches when a row contains the value.
  list: { ...id, operators: ['eq', 'empty'] },
  owned: {},
  group: {},
  key: {},
  value: {},
};

/** What a list knows about the kind of a field. */
export function findFilterForm(field: AnyField): FilterForm<AnyField> {
  return filterForms[field.kind] as FilterForm<AnyField>;
}

/** Whether the field has one value per content language. */
export function isByLanguage(field: AnyField): boolean {
  return findFilterForm(field).isByLanguage === true;
}
