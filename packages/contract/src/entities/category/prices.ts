import { list, money, number, reference, value } from '../../schema/fields.ts';
import type { ListField } from '../../schema/fieldTypes.ts';
import { intervalProblems } from '../../schema/intervalProblems.ts';
import type { Check } from '../../schema/resource.ts';
import { numberBounds } from '../property/characteristics.ts';

/**
 * What an hour costs at least in a category: by currency, by characteristic, and by one of its values or
 * by stretches of its number. Without a value the prices hold for all of them; an end of a stretch that
 * is null is open. `min_hour_price` null is on request.
 */
export const priceSettings = list({
  max: 500,
  detail: true,
  fields: {
    currency: reference({ to: 'currencies', required: true }),
    property: reference({ to: 'properties', required: true }),
    value: value({ of: 'property', multiple: false }),
    intervals: list({
      max: 50,
      required: true,
      fields: {
        from: number(numberBounds),
        to: number(numberBounds),
        min_hour_price: money({ currency: 'currency' }),
      },
    }),
  },
}) satisfies ListField;

interface PriceRow {
  readonly currency?: unknown;
  readonly property?: unknown;
  readonly value?: unknown;
  readonly intervals?: unknown;
}

/** A cell (currency, characteristic, value) is priced once, by intervals that ascend. */
export const cellsOnce: Check = ({ prices }) => {
  const seen = new Set<string>();
  return ((prices ?? []) as readonly PriceRow[]).flatMap((row, at) => {
    const cell = JSON.stringify([row.currency, row.property, row.value ?? null]);
    const path = `prices.${at}`;
    const again = seen.has(cell) ? [{ path: `${path}.property`, problem: { id: 'repeated' } }] : [];
    seen.add(cell);
    return [...again, ...intervalProblems(`${path}.intervals`, row.intervals)];
  });
};
