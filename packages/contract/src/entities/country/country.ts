import {
  aliasBounds,
  boolean,
  codeBounds,
  image,
  nameBounds,
  reference,
  text,
  translated,
} from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';

export const country = defineResource({
  name: 'countries',
  subject: 'countries',
  isImported: true,
  label: 'name',
  fields: {
    name: translated({ ...nameBounds, required: true }),
    code: text({ ...codeBounds, required: true, unique: true }),
    alias: text({ ...aliasBounds, required: true, unique: true, generated: 'name' }),
    iso_name: text({ min: 2, max: 2, pattern: '^[A-Z]{2}$', required: true, unique: true }),
    flag: image({ flagOf: 'iso_name' }),
    phone_code: text({ max: 5, pattern: '^\\+?[0-9]{1,4}$', required: true }),
    phone_mask: text({ max: 64 }),
    validation_regexp: text({ max: 200, detail: true }),
    currency: reference({ to: 'currencies', required: true }),
    language: reference({ to: 'languages', required: true }),
    active: boolean({ default: true }),
  },
  search: ['name', 'code', 'alias', 'iso_name'],
  sort: ['name', 'code', 'alias', 'iso_name', 'phone_code', 'active'],
  defaultSort: 'name',
  filter: ['name', 'code', 'iso_name', 'currency', 'language', 'active'],
});

export type CountryRow = RowOf<typeof country>;
