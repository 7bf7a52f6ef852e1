import { currency } from '@rentyard/contract/entities/currency';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { FormNumberField } from '../../records/inputs/FormNumberField.tsx';
import { FormSwitch } from '../../records/inputs/FormSwitch.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { CurrencySample } from './CurrencySample.tsx';
import { FormPluralField } from './FormPluralField.tsx';

export function CurrencyForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={currency}>
      <Stack gap={4}>
        <TranslationStrip />
        <FormTranslationField<typeof currency> name="name" />
        <FormPluralField<typeof currency>
          name="name_plural"
          labels={{
            one: t('currencies.form.one'),
            few: t('currencies.form.few'),
            many: t('currencies.form.many'),
            other: t('currencies.form.other'),
          }}
        />
        <FieldGrid>
          <FormTextField<typeof currency> name="code" />
          <FormNumberField<typeof currency> name="decimal" />
          <FormTextField<typeof currency> name="symbol" />
          <FormTextField<typeof currency> name="symbol_local" />
        </FieldGrid>
        <FormTextField<typeof currency> name="name_local" />
        <CurrencySample />
        <FormSwitch<typeof currency> name="active" />
      </Stack>
    </RecordSheet>
  );
}
