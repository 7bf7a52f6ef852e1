import { number, reference, text } from '../../schema/fields.ts';
import { list, value } from '../../schema/rows.ts';
import { figureBounds } from './figures.ts';

/**
 * How an offer, a tag or an order answers the characteristics of its category, and its own words among
 * the answers joined, for search and lists.
 */
export const characteristicFields = {
  properties: list({
    max: 50,
    detail: true,
    fields: {
      property: reference({ to: 'properties', required: true }),
      values: value({ of: 'property', multiple: true }),
      number: number(figureBounds),
      custom_value: text({ max: 255 }),
    },
  }),
  custom_value: text({ max: 20_000, readOnly: true, computed: true }),
} as const;
