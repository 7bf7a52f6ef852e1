import { cleanPhones, splitExtension } from './masks/cleanPhone.ts';
import { isEmpty, type Problem, type Rule, ruleOf } from './problem.ts';

type Text = string | null | undefined;

/** Length in Unicode code points, so that an emoji or a precomposed accented letter counts as one. */
const lengthOf = (text: string): number => [...text].length;

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const ALIAS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const EMAIL =
  /^(?=.{1,64}@)[^\s@.<>(),;:"[\]\\]+(?:\.[^\s@.<>(),;:"[\]\\]+)*@[^\s@.<>(),;:"[\]\\]+(?:\.[^\s@.<>(),;:"[\]\\]+)+$/;
const WEBSITE =
  /^(?=.{3,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;
const STARTS_WITH_LETTERS = /^\p{L}/u;
const PHONE = /^\+?\(?[0-9][0-9\s().-]{5,18}[0-9]$/;

/** Fails on null, undefined, blank text and empty arrays. `field` is a value of the message. */
export function required(field?: string): Rule {
  return (value) => {
    if (!isEmpty(value)) return undefined;
    return field === undefined ? { id: 'required' } : { id: 'required', values: { field } };
  };
}

/** Exactly `number` characters. */
export function length(number: number): Rule<Text> {
  return ruleOf('length', (value: string) => lengthOf(value) === number, { number });
}

/** At least `number` characters, without surrounding whitespace. */
export function minLength(number: number): Rule<Text> {
  return ruleOf('min_length', (value: string) => lengthOf(value.trim()) >= number, { number });
}

/** At most `number` characters. */
export function maxLength(number: number): Rule<Text> {
  return ruleOf('max_length', (value: string) => lengthOf(value) <= number, { number });
}

/** Not below `number`. Text that is not a number fails. Exact decimals may be passed as text. */
export function minValue(number: number | string): Rule<number | string | null | undefined> {
  return ruleOf('min_value', (value: number | string) => Number(value) >= Number(number), {
    number,
  });
}

/** Not above `number`. */
export function maxValue(number: number | string): Rule<number | string | null | undefined> {
  return ruleOf('max_value', (value: number | string) => Number(value) <= Number(number), {
    number,
  });
}

/** An e-mail address with a dotted domain, at most 254 characters. */
export function email(): Rule<Text> {
  return ruleOf('email', (value: string) => value.length <= 254 && EMAIL.test(value.trim()));
}

/** A domain name: a dot between characters, no scheme and no path. */
export function website(): Rule<Text> {
  return ruleOf('website', (value: string) => WEBSITE.test(value.trim()));
}

/** Text that starts with letters of any alphabet. */
export function letters(): Rule<Text> {
  return ruleOf('letters', (value: string) => STARTS_WITH_LETTERS.test(value.trim()));
}

/** An absolute http or https URL. */
export function url(): Rule<Text> {
  return ruleOf('url', (value: string) => {
    if (!/^https?:\/\/\S+$/i.test(value)) return false;
    return URL.canParse(value);
  });
}

/** An existing calendar date or timestamp in ISO 8601: 2026-02-30 fails. */
export function date(): Rule<Text | Date> {
  return ruleOf('date', (value: string | Date) => {
    if (value instanceof Date) return !Number.isNaN(value.getTime());
    const parts =
      /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
        value,
      );
    if (!parts) return false;
    const [, year, month, day] = parts.map(Number) as [number, number, number, number];
    const made = new Date(Date.UTC(year, month - 1, day));
    return (
      made.getUTCMonth() === month - 1 &&
      made.getUTCDate() === day &&
      !Number.isNaN(Date.parse(value))
    );
  });
}

/** Not later than `number`, an ISO 8601 date. Dates are compared as timestamps. */
export function maxDate(number: string): Rule<Text | Date> {
  const limit = Date.parse(number);
  return ruleOf(
    'max_date',
    (value: string | Date) =>
      (value instanceof Date ? value.getTime() : Date.parse(value)) <= limit,
    { number },
  );
}

/** An array of at least `number` items. An empty array passes, as in every rule except `required`. */
export function minPositions(number: number): Rule<readonly unknown[] | null | undefined> {
  return ruleOf('min_positions', (value: readonly unknown[]) => value.length >= number, { number });
}

/** At most `number` selected items. */
export function maxPositions(number: number): Rule<readonly unknown[] | null | undefined> {
  return ruleOf('max_positions', (value: readonly unknown[]) => value.length <= number, { number });
}

/**
 * One or several phone numbers, separated by commas: each has 7 to 20 digits and separators, and possibly an extension.
 * `pattern` is the test of a country and replaces this check; it may match a number without its separators. The caller must have verified that it is safe.
 */
export function phone(pattern?: { test(value: string): boolean }): Rule<Text> {
  return ruleOf('phone', (value: string) =>
    cleanPhones(value)
      .split(',')
      .map((one) => splitExtension(one.trim())[0])
      .every((one) =>
        pattern ? pattern.test(one) || pattern.test(one.replace(/[\s().-]/g, '')) : PHONE.test(one),
      ),
  );
}

/** A code: Latin letters, digits, dash and underscore, 1 to 64, not starting with a separator. */
export function code(): Rule<Text> {
  return ruleOf('code', (value: string) => CODE.test(value));
}

/** A URL segment: lower-case Latin words and digits, joined by single dashes. */
export function alias(): Rule<Text> {
  return ruleOf('alias', (value: string) => ALIAS.test(value));
}

/** Text that passes `test`; anchor the expression to match the whole text. `id` is the id of the problem. */
export function pattern(test: RegExp, id = 'letters'): Rule<Text> {
  return ruleOf(id, (value: string) => test.test(value));
}

/** One of a closed list of values. */
export function oneOf(options: readonly string[]): Rule<Text> {
  return ruleOf('choice', (value: string) => options.includes(value));
}

/** A whole number. */
export function integer(): Rule<number | string | null | undefined> {
  return ruleOf('integer', (value: number | string) => Number.isSafeInteger(Number(value)));
}

/** A decimal number in digits with at most `places` decimal places. Never a float. */
export function decimal(places: number): Rule<Text> {
  const shape = new RegExp(places > 0 ? `^-?\\d{1,13}(?:\\.\\d{1,${places}})?$` : '^-?\\d{1,13}$');
  return ruleOf('decimal', (value: string) => shape.test(value), { number: places });
}

/**
 * Not a number with two meanings. Number fields mark such texts with a question mark: `1.250?` may be 1250 or 1.250.
 * `first` and `second` of the problem are those numbers, written so that no reader confuses them.
 */
export function unambiguous(): Rule<number | string | null | undefined> {
  return (value) => {
    const [, whole, sign, fraction] =
      /^\s*(-?[\d\s]+)([.,])(\d{3})\?$/.exec(String(value ?? '')) ?? [];
    if (whole === undefined) return undefined;
    const other = sign === '.' ? ',' : '.';
    const values = { first: `${whole}${fraction}`, second: `${whole}${other}${fraction}` };
    return { id: 'ambiguous_number', values };
  };
}

/** The first problem of the value, in the order of the rules. */
export function firstProblem<Value>(
  value: Value,
  rules: readonly Rule<Value>[],
): Problem | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return undefined;
}
