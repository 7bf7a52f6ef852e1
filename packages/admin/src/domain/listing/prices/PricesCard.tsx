import { currency } from '@rentyard/contract/entities/currency';
import type { Listing } from '@rentyard/contract/entities/listing';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { FormMoneyField } from '../../../records/inputs/FormMoneyField.tsx';
import { FormReferenceField } from '../../../records/inputs/FormReferenceField.tsx';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { UsualPrices } from './UsualPrices.tsx';
import { hoursInShift } from './usual.ts';

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
          <FormMoneyField<Listing>
            name="prices.price_per_shift"
            {...money}
            hint={
              hours === undefined ? undefined : t('listing.hours', { hours: format.number(hours) })
            }
          />
          <FormMoneyField<Listing> name="prices.price_per_hour" {...money} />
          <FormReferenceField<Listing> name="currency" />
        </FieldGrid>
        <UsualPrices />
      </Stack>
    </Card>
  );
}
