import { currency } from '@rentyard/contract/currency';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { FormNumberField } from '../../records/inputs/FormNumberField.tsx';
import { FormPluralField } from '../../records/inputs/FormPluralField.tsx';
import { FormSwitch } from '../../records/inputs/FormSwitch.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { RecordSheet } from '../../records/RecordSheet.tsx';
import { CurrencySample } from './CurrencySample.tsx';

export function CurrencySheet(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={currency}>
      <Stack gap={4}>
        <TranslationStrip />
        <FormTranslationField name="name" />
        <FormPluralField
          name="name_plural"
          labels={{
            one: t('currencies.form.one'),
            few: t('currencies.form.few'),
            many: t('currencies.form.many'),
            other: t('currencies.form.other'),
          }}
        />
        <FieldGrid>
          <FormTextField name="code" />
          <FormNumberField name="decimal" />
          <FormTextField name="symbol" />
          <FormTextField name="symbol_local" />
        </FieldGrid>
        <FormTextField name="name_local" />
        <CurrencySample />
        <FormSwitch name="active" />
      </Stack>
    </RecordSheet>
  );
}
