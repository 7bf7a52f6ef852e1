import { boolean, nameBounds, text } from '../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../schema/resource.ts';

const formats = ['numeric_date_format', 'text_date_format', 'time_format'] as const;

const knownTokens: Check = (record) =>
  formats
    .filter((path) => typeof record[path] === 'string' && !hasKnownDateTokens(record[path]))
    .map((path) => ({ path, problem: { id: 'date_tokens' } }));

export const language = defineResource({
  name: 'languages',
  subject: 'languages',
  label: 'name',
  fields: {
    code: text({ min: 2, max: 2, pattern: '^[a-z]{2}$', required: true, unique: true }),
    name: text({ ...nameBounds, required: true }),
    numeric_date_format: text({ max: 64, required: true }),
    text_date_format: text({ max: 64, required: true }),
    time_format: text({ max: 64, required: true }),
    is_admin: boolean({ default: false }),
    is_frontend: boolean({ default: false }),
    is_default: boolean({ default: false }),
  },
  search: ['code', 'name'],
  sort: ['code', 'name', 'is_admin', 'is_frontend', 'is_default'],
  defaultSort: 'code',
  filter: ['code', 'name', 'is_admin', 'is_frontend', 'is_default'],
  checks: [knownTokens],
});

export type LanguageRow = RowOf<typeof language>;

/**
 * The tokens of date-fns (Unicode TR 35) that date and time formats of a language may use. Source:
 * https://date-fns.org/docs/format, without the protected `D` and `YY` tokens.
 */
const tokens =
  /^(?:G{1,5}|y{1,4}|yo|Q{1,4}|Qo|q{1,4}|M{1,5}|Mo|L{1,5}|Lo|w{1,2}|wo|I{1,2}|d{1,2}|do|E{1,6}|e{1,6}|c{1,6}|a{1,5}|b{1,5}|B{1,5}|h{1,2}|ho|H{1,2}|Ho|K{1,2}|k{1,2}|m{1,2}|mo|s{1,2}|so|S{1,3}|X{1,5}|x{1,5}|O{1,4}|z{1,4}|P{1,4}|p{1,4})$/;

/** Whether every letter of the format is quoted or belongs to a known token. */
export function hasKnownDateTokens(format: string): boolean {
  const withoutQuoted = format.replace(/''|'[^']*'/g, '');
  if (withoutQuoted.includes("'")) return false;
  const runs = withoutQuoted.match(/([A-Za-z])\1*o?/g) ?? [];
  return runs.length > 0 && runs.every((run) => tokens.test(run));
}
