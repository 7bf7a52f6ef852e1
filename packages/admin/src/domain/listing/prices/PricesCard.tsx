import type { Listing } from '@rentyard/contract/entities/listing/listing';
import { currency } from '@rentyard/contract/entities/money/currency';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useSettledWatch } from '../../../records/form/useSettledWatch.ts';
import { Field } from '../../../records/inputs/Field.tsx';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { PriceAgainstUsual } from './PriceAgainstUsual.tsx';
import { usePriceRange } from './usePriceRange.ts';
import { hoursInShift, type PriceLeaf, parseFigure, usualPrice } from './usual.ts';

const currencies = recordsOf(currency);

/** Both prices in the record's currency, and the number of hours that a shift price equals. */
export function PricesCard(): ReactNode {
  const t = useT();
  const format = useFormat();
  const { form } = useFormOfRecord();
  const chosen = useWatch({ control: form.control, name: 'currency' }) as Option | null;
  const [perShift, perHour] = useSettledWatch(form, [
    'prices.price_per_shift',
    'prices.price_per_hour',
  ]) as readonly [string, string];
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

const leaves = ['price_per_hour', 'price_per_shift'] as const;

/**
 * Both prices of the form, compared with the interval of the category and the prices of its offers.
 */
function UsualPrices(): ReactNode {
  const { form } = useFormOfRecord();
  const currency = useWatch({ control: form.control, name: 'currency' }) as Option | null;
  const [prices] = useSettledWatch(form, ['prices']) as readonly [Record<PriceLeaf, string>];
  const range = usePriceRange();
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
