import { list, money, number, reference, value } from '../../schema/fields.ts';
import type { ListField } from '../../schema/fieldTypes.ts';
import { intervalProblems } from '../../schema/intervalProblems.ts';
import type { Check } from '../../schema/resource.ts';
import { numberBounds } from '../property/characteristics.ts';

/**
 * Minimum hourly prices of a category: by currency, by characteristic, and by one of its values or
 * by intervals of its number. Without a value the prices apply to all values. A null bound of an
 * interval is open. A null `min_hour_price` means "on request".
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

/** Each combination of currency, characteristic and value occurs once, and its intervals ascend. */
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
