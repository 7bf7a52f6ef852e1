import type { Listing } from '@rentyard/contract/entities/listing/listing';
import type { priceRangeRoute } from '@rentyard/contract/entities/listing/review';
import { currency } from '@rentyard/contract/entities/money/currency';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { Field } from '../../../records/inputs/Field.tsx';
import { api } from '../../../services/api/api.ts';
import { endpoint } from '../../../services/api/endpoint.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { PriceAgainstUsual } from './PriceAgainstUsual.tsx';
import { hoursInShift, parseFigure, usualPrice } from './usual.ts';

const currencies = recordsOf(currency);

/** Both prices in the record's currency, and the number of hours that a shift price equals. */
export function PricesCard(): ReactNode {
  const t = useT();
  const format = useFormat();
  const { form } = useFormOfRecord();
  const [chosen, perShift, perHour] = useWatch({
    control: form.control,
    name: ['currency', 'prices.price_per_shift', 'prices.price_per_hour'],
  }) as unknown as [Option | null, string, string];
  const { data } = currencies.useShow(chosen?.id ?? 0, { skip: chosen === null });
  const hours = hoursInShift(perShift, perHour);
  const money = { currency: chosen?.name, places: data?.decimal };
  return (
    <Card title={t('listing.card.price')}>
      <Stack gap={4}>
        <FieldGrid>
          <Field<Listing>
            name="prices.price_per_shift"
            {...money}
            hint={
              hours === undefined ? undefined : t('listing.hours', { hours: format.number(hours) })
            }
          />
          <Field<Listing> name="prices.price_per_hour" {...money} />
          <Field<Listing> name="currency" />
        </FieldGrid>
        <UsualPrices />
      </Stack>
    </Card>
  );
}

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
function UsualPrices(): ReactNode {
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
    const price = parseFigure(prices[leaf]);
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
