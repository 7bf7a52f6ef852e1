import { list, number, reference, text, value } from '../../schema/fields.ts';

/** Bounds of numeric characteristics. */
export const numberBounds = { min: -1_000_000_000, max: 1_000_000_000, places: 4 } as const;

/**
 * The answers of an offer, a tag or an order to the characteristics of its category. `custom_value`
 * joins the free-text answers, for search and lists.
 */
export const characteristicFields = {
  properties: list({
    max: 50,
    detail: true,
    fields: {
      property: reference({ to: 'properties', required: true }),
      values: value({ of: 'property', multiple: true }),
      number: number(numberBounds),
      custom_value: text({ max: 255 }),
    },
  }),
  custom_value: text({ max: 20_000, readOnly: true, computed: true }),
} as const;
