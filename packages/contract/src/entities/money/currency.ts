import { boolean, nameBounds, number, plural, text, translated } from '../../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';
import type { PluralForms } from '../../schema/values.ts';

/** Every language has the form "other"; missing forms fall back to it. */
const otherForm: Check = (record) =>
  Object.entries((record.name_plural ?? {}) as Record<string, PluralForms | null>)
    .filter(([, forms]) => forms && Object.values(forms).some(Boolean) && !forms.other)
    .map(([code]) => ({ path: `name_plural.${code}.other`, problem: { id: 'plural_form' } }));

export const currency = defineResource({
  name: 'currencies',
  subject: 'currencies',
  // Prices and selects show a currency by its code: USD.
  label: 'code',
  fields: {
    code: text({ min: 3, max: 3, pattern: '^[A-Z]{3}$', required: true, unique: true }),
    name: translated({ ...nameBounds, required: true }),
    name_local: text({ max: 255 }),
    name_plural: plural({ max: 255, detail: true }),
    symbol: text({ max: 8, required: true }),
    symbol_local: text({ max: 8 }),
    decimal: number({ min: 0, max: 4, required: true, default: 2 }),
    active: boolean({ default: true }),
  },
  search: ['code', 'name', 'name_local', 'symbol'],
  sort: ['code', 'name', 'symbol', 'decimal', 'active'],
  defaultSort: 'code',
  filter: ['code', 'name', 'symbol', 'decimal', 'active'],
  checks: [otherForm],
});

export type CurrencyRow = RowOf<typeof currency>;
