import type { PriceRange, priceRangeRoute } from '@rentyard/contract/entities/listing/review';
import type { Option } from '@rentyard/contract/schema/values';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { api } from '../../../services/api/api.ts';
import { endpoint } from '../../../services/api/endpoint.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useCan } from '../../../services/permissions/useCan.ts';

/** Calls for the prices of other offers. */
const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceRange: build.query({
      ...endpoint<typeof priceRangeRoute>('GET /categories/:id/price_range'),
      keepUnusedDataFor: 60,
    }),
  }),
});

/** The prices of other offers in the category of the form, in its currency; undefined until known. */
export function usePriceRange(): PriceRange | undefined {
  const language = useLanguage();
  const { form } = useFormOfRecord();
  const mayRead = useCan('read', 'categories');
  const [category, currency] = useWatch({
    control: form.control,
    name: ['category', 'currency'],
  }) as unknown as [Option | null, Option | null];
  const { currentData } = pricesApi.usePriceRangeQuery(
    { params: { id: category?.id ?? 0 }, query: { currency: currency?.id ?? 0 }, language },
    { skip: !mayRead || !category || !currency },
  );
  return currentData;
}
