import {
  alias,
  code,
  date,
  decimal,
  email,
  integer,
  isEmpty,
  letters,
  maxLength,
  maxPositions,
  maxValue,
  minLength,
  minPositions,
  minValue,
  oneOf,
  pattern,
  phone,
  type Rule,
  unambiguous,
  url,
  website,
} from '@rentyard/validators';
import type { PlainField, TextFormat } from '../fieldTypes.ts';
import { utcMoment } from '../moments.ts';
import { maxPlaces } from '../money/amounts.ts';

const formats: Readonly<Record<TextFormat, () => Rule<string | null | undefined>>> = {
  code,
  alias,
  email,
  website,
  url,
  phone,
  letters,
};

type AnyRule = Rule<never>;

function lengths(field: { readonly min?: number; readonly max: number }): readonly AnyRule[] {
  return field.min === undefined
    ? [maxLength(field.max)]
    : [minLength(field.min), maxLength(field.max)];
}

/**
 * A conversion to UTC may leave the supported years. Blank passes, as in every rule but `required`.
 */
const countable: Rule<string> = (text) =>
  isEmpty(text) || utcMoment(text) ? undefined : { id: 'date' };

type Rules<F> = (field: F) => readonly AnyRule[];
const none = () => [];

/** The sign-in page loads this table without zod. */
const rules: { readonly [K in PlainField['kind']]: Rules<Extract<PlainField, { kind: K }>> } = {
  text: (field) => [
    // The format comes first: its message is more specific than that of the length.
    ...(field.format ? [formats[field.format]()] : []),
    ...(field.pattern ? [pattern(new RegExp(field.pattern, 'u'))] : []),
    ...lengths(field),
  ],
  translated: lengths,
  secret: lengths,
  plural: lengths,
  number: ({ places, min, max }) => [
    unambiguous(),
    ...(places === 0 ? [integer()] : []),
    minValue(min),
    maxValue(max),
  ],
  // The lower bound depends on the currency: see `amountProblem`.
  money: ({ max }) => [unambiguous(), decimal(maxPlaces), maxValue(max)],
  choice: ({ options }) => [oneOf(options)],
  moment: () => [date(), countable],
  list: ({ max }) => [maxPositions(max)],
  texts: ({ max }) => [maxPositions(max)],
  images: ({ max }) => [maxPositions(max)],
  references: ({ min, max }) => [minPositions(min), maxPositions(max)],
  owned: none,
  boolean: none,
  reference: none,
  image: none,
};

/** The rules of a field's value. The first problem is shown. */
export function rulesOf(field: PlainField): readonly AnyRule[] {
  return (rules[field.kind] as Rules<PlainField>)(field);
}
