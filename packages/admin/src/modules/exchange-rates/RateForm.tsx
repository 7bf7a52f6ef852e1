import { exchangeRate, ratePlaces } from '@rentyard/contract/entities/money/exchangeRate';
import type { Option } from '@rentyard/contract/schema/values';
import { DateField } from '@rentyard/ui/DateField';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { wallClock } from '@rentyard/ui/moments';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useT } from '../../services/i18n/useT.ts';

/** Adds a rate: the price of one euro on a day. */
export function RateForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={exchangeRate}>
      <Stack gap={4}>
        <Text as="p" size="md" tone="muted">
          {t('exchange_rates.about')}
        </Text>
        <Field<typeof exchangeRate> name="currency" />
        <RateField />
        <DayField />
      </Stack>
    </RecordSheet>
  );
}

/** The rate as decimal text with as many places as were typed. */
function RateField(): ReactNode {
  const { form, frame } = useBoundField<'text'>('rate');
  const currency = useWatch({
    control: form.control,
    name: 'currency',
  }) as unknown as Option | null;
  const { value, ...input } = useController({ control: form.control, name: 'rate' }).field;
  return (
    <MoneyField
      {...frame}
      {...input}
      value={String(value ?? '')}
      currency={currency?.name}
      places={0}
      maxLength={ratePlaces + 12}
    />
  );
}

/** The day of the rate; today in the time zone of the account for a new one. */
function DayField(): ReactNode {
  const { form, frame } = useBoundField<'moment'>('date');
  const { formState } = useFormOfRecord().form;
  const { value, ...input } = useController({ control: form.control, name: 'date' }).field;
  const today = wallClock(new Date().toISOString(), useTimeZone()).slice(0, 10);
  const isNew = formState.defaultValues?.date === '';
  useEffect(() => {
    if (isNew && form.getValues('date') === '') form.resetField('date', { defaultValue: today });
  }, [form, isNew, today]);
  return <DateField {...frame} {...input} value={String(value ?? '').slice(0, 10)} />;
}
