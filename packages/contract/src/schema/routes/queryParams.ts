import type { Problem } from '@rentyard/validators';
import * as z from 'zod/mini';
import {
  type Bounds,
  parseFlag,
  parseId,
  parseInteger,
  type Reading,
} from '../fieldKinds/textValues.ts';
import { defaultPageSize, listBounds } from '../listQuery/listQuery.ts';
import { parseSearch, searchBounds, searchWords } from '../listQuery/listSearch.ts';
import { isTimeZone, readMoment } from '../moments.ts';
import { withKeywords } from './responses.ts';
import type { Schema } from './route.ts';

/** A query parameter, which must not repeat. The keywords describe it in the OpenAPI document. */
// @__NO_SIDE_EFFECTS__
export function param<Value>(
  keywords: Readonly<Record<string, unknown>>,
  read: (text: string) => Reading<Value>,
): Schema<Value, string> {
  const schema = z.pipe(
    z.custom<string>(),
    z.transform((given: string, ctx): Value => {
      const refuse = (problem: Problem) =>
        ctx.issues.push({ code: 'custom', input: given, params: { problem }, continue: true });
      // A repeated parameter is an array.
      const [text = '', ...others] = [given].flat();
      if (others.length > 0) refuse({ id: 'repeated' });
      if (text.includes('\0')) {
        refuse({ id: 'letters' });
        return undefined as Value;
      }
      const { value, problem } = read(text);
      if (problem) refuse(problem);
      return value as Value;
    }),
  );
  return withKeywords(keywords, schema as unknown as Schema<Value, string>);
}

/** Any text. */
// @__NO_SIDE_EFFECTS__
export function textParam(description?: string): Schema<string, string> {
  return param({ type: 'string', ...(description ? { description } : {}) }, (value) => ({ value }));
}

/** A whole number in plain digits. `or` is the default value. */
// @__NO_SIDE_EFFECTS__
export function integerParam(
  bounds: Bounds & { readonly or: number },
  description: string,
): Schema<number, string | undefined>;
export function integerParam(bounds: Bounds, description: string): Schema<number, string>;
export function integerParam(
  { min, max, or }: Bounds & { readonly or?: number },
  description: string,
): Schema<number, never> {
  const keywords = { type: 'integer', minimum: min, maximum: max, description };
  const integer = param(keywords, (text) => parseInteger(text, { min, max }));
  const schema =
    or === undefined ? integer : withKeywords({ default: or }, z._default(integer, or));
  return schema as Schema<number, never>;
}

/** `1` or `0`. Defaults to false. */
// @__NO_SIDE_EFFECTS__
export function flagParam(description: string): Schema<boolean, string | undefined> {
  const flag = param({ type: 'string', enum: ['0', '1'], description }, parseFlag);
  return z._default(flag, false) as Schema<boolean, string | undefined>;
}

/** A calendar day. A moment means its day in UTC. */
// @__NO_SIDE_EFFECTS__
export function dayParam(description: string): Schema<string, string> {
  return param<string>({ type: 'string', description }, (text) => {
    const moment = readMoment(text);
    return moment === undefined ? { problem: { id: 'date' } } : { value: moment.slice(0, 10) };
  });
}

/** A moment with its time zone. */
// @__NO_SIDE_EFFECTS__
export function momentParam(description: string): Schema<string, string> {
  return param<string>({ type: 'string', format: 'date-time', description }, (text) => {
    const moment = readMoment(text);
    return moment?.includes('T') ? { value: moment } : { problem: { id: 'date' } };
  });
}

/** The IANA name of a time zone. */
// @__NO_SIDE_EFFECTS__
export function timeZoneParam(description: string): Schema<string, string> {
  return param<string>({ type: 'string', maxLength: 64, description }, (text) =>
    isTimeZone(text) ? { value: text } : { problem: { id: 'time_zone' } },
  );
}

/** One of a fixed set of strings. */
// @__NO_SIDE_EFFECTS__
export function choiceParam<const Word extends string>(
  options: readonly Word[],
  description?: string,
): Schema<Word, string> {
  const keywords = { type: 'string', enum: options, ...(description ? { description } : {}) };
  return param<Word>(keywords, (text) => {
    const value = options.find((option) => option === text);
    return value === undefined ? { problem: { id: 'choice' } } : { value };
  });
}

/** `1,2,3`: ids up to a maximum number. Blank text is an empty list. */
// @__NO_SIDE_EFFECTS__
export function idsParam(atMost: number, description?: string): Schema<readonly number[], string> {
  const keywords = { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' };
  const described = { ...keywords, ...(description ? { description } : {}) };
  return param<readonly number[]>(described, (text) => {
    const ids = text === '' ? [] : text.split(',');
    if (ids.some((id) => parseId(id).problem)) return { problem: { id: 'type' } };
    if (ids.length > atMost) return { problem: { id: 'max_value', values: { number: atMost } } };
    return { value: ids.map(Number) };
  });
}

/** The words of `search`. Blank means no search. */
export const searchParam = z._default(
  param<readonly string[]>(
    {
      type: 'string',
      minLength: searchBounds.min,
      maxLength: searchBounds.max,
      description: 'Records must contain all of these words.',
    },
    (text) => {
      const { value, problem } = parseSearch(text);
      return problem ? { problem } : { value: searchWords(value) };
    },
  ),
  [],
);

/**
 * The moment of a report: it uses the exchange rates that were known then, so it can be repeated. A
 * day means its end in UTC.
 */
export const asOfParam = param<string>(
  {
    type: 'string',
    description:
      'The exchange rates known at this moment or at the end of this day; now by default.',
  },
  (text) => {
    const moment = readMoment(text);
    if (moment === undefined) return { problem: { id: 'date' } };
    return { value: moment.includes('T') ? moment : `${moment}T23:59:59.999Z` };
  },
);

/** `page` and `per_page`, for a list without search, order and filters. */
export const pageParams = {
  page: integerParam({ ...listBounds.page, or: 1 }, 'From 1.'),
  per_page: integerParam({ ...listBounds.perPage, or: defaultPageSize }, 'Rows of a page.'),
};

export const pageQuery = z.strictObject(pageParams);
