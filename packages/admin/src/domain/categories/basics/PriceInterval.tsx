import type { CategoryBasics } from '@rentyard/contract/entities/category/category';
import { currency } from '@rentyard/contract/entities/currency';
import type { Option } from '@rentyard/contract/schema/values';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { FormMoneyField } from '../../../records/inputs/FormMoneyField.tsx';
import { FormReferenceField } from '../../../records/inputs/FormReferenceField.tsx';
import { recordsOf } from '../../../services/api/recordsOf.ts';

const currencies = recordsOf(currency);

/** What an hour usually costs, and what it costs at least, in one currency. */
export function PriceInterval(): ReactNode {
  const { form } = useFormOfRecord();
  const chosen = useWatch({
    control: form.control,
    name: 'price_interval.currency',
  }) as unknown as Option | null;
  const { data } = currencies.useShow(chosen?.id ?? 0, { skip: chosen === null });
  // Two places while no currency says otherwise, as the contract has it.
  const money = { currency: chosen?.name, places: chosen ? data?.decimal : 2 };
  return (
    <FieldGrid>
      <FormMoneyField<CategoryBasics> name="price_interval.from" {...money} />
      <FormMoneyField<CategoryBasics> name="price_interval.to" {...money} />
      <FormReferenceField<CategoryBasics> name="price_interval.currency" />
      <FormMoneyField<CategoryBasics> name="min_hour_price" {...money} />
    </FieldGrid>
  );
}
