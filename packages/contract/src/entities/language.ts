import { boolean, nameBounds, text } from '../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../schema/resource.ts';
import { hasKnownDateTokens } from './dateFormats.ts';

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
