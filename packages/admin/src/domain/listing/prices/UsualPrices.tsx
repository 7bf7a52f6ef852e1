import type { priceRangeRoute } from '@rentyard/contract/entities/review';
import type { Option } from '@rentyard/contract/schema/values';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { api } from '../../../services/api/api.ts';
import { endpoint } from '../../../services/api/endpoint.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { PriceAgainstUsual } from './PriceAgainstUsual.tsx';
import { figureOf, usualPrice } from './usual.ts';

/** Calls for the prices of other offers. */
const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceRange: build.query({
      ...endpoint<typeof priceRangeRoute>('GET /categories/:id/price_range'),
      keepUnusedDataFor: 60,
    }),
  }),
});

const leaves = ['price_per_hour', 'price_per_shift'] as const;

/**
 * Both prices of the form, compared with the interval of the category and the prices of its offers.
 */
export function UsualPrices(): ReactNode {
  const language = useLanguage();
  const { form } = useFormOfRecord();
  const mayRead = useCan('read', 'categories');
  const [category, currency] = useWatch({
    control: form.control,
    name: ['category', 'currency'],
  }) as unknown as [Option | null, Option | null];
  const prices = useWatch({ control: form.control, name: 'prices' }) as Record<string, string>;
  const isUnknown = !mayRead || !category || !currency;
  const { currentData: range } = pricesApi.usePriceRangeQuery(
    { params: { id: category?.id ?? 0 }, query: { currency: currency?.id ?? 0 }, language },
    { skip: isUnknown },
  );
  if (!range || !currency) return null;
  const plots = leaves.flatMap((leaf) => {
    const price = figureOf(prices[leaf]);
    const usual = usualPrice(leaf, range);
    if (price === null || !usual) return [];
    return [{ leaf, price, usual }];
  });
  if (plots.length === 0) return null;
  return (
    <FieldGrid>
      {plots.map((plot) => (
        <PriceAgainstUsual key={plot.leaf} {...plot} currency={currency.name} />
      ))}
    </FieldGrid>
  );
}
