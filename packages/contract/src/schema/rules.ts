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
  url,
  website,
} from '@rentyard/ui/validators';
import type { PlainField, TextFormat } from './fieldTypes.ts';
import { utcMoment } from './moments.ts';

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

/** The rules of a field's value. The first problem is shown. */
export function rulesOf(field: PlainField): readonly AnyRule[] {
  switch (field.kind) {
    case 'text':
      return [
        // The format comes first: its message is more specific than that of the length.
        ...(field.format ? [formats[field.format]()] : []),
        ...(field.pattern ? [pattern(new RegExp(field.pattern, 'u'))] : []),
        ...lengths(field),
      ];
    case 'translated':
    case 'secret':
      return lengths(field);
    case 'plural':
      return [maxLength(field.max)];
    case 'number':
      return [...(field.places === 0 ? [integer()] : []), minValue(field.min), maxValue(field.max)];
    case 'money':
      return [decimal(4), minValue(field.min), maxValue(field.max)];
    case 'choice':
      return [oneOf(field.options)];
    case 'moment':
      return [date(), countable];
    case 'list':
      return [maxPositions(field.max)];
    case 'references':
      return [minPositions(field.min), maxPositions(field.max)];
    case 'owned':
    case 'boolean':
    case 'reference':
    case 'image':
      return [];
  }
}
