import { boolean, nameBounds, number, plural, text, translated } from './fields.ts';
import { type DraftOf, defineResource, type RowOf } from './resource.ts';

export const currency = defineResource({
  name: 'currencies',
  subject: 'currencies',
  // Prices and selects name a currency by its code: USD.
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
});

export type CurrencyRow = RowOf<typeof currency>;
export type CurrencyDraft = DraftOf<typeof currency>;
