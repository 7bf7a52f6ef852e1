import { language } from '@rentyard/contract/language';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { useT } from '../../i18n/useT.ts';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { FormSwitch } from '../../records/inputs/FormSwitch.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { RecordSheet } from '../../records/RecordSheet.tsx';
import { DateFormatField } from './DateFormatField.tsx';

export function LanguageSheet(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={language}>
      <FieldGrid>
        <FormTextField name="name" />
        <FormTextField name="code" />
      </FieldGrid>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('languages.formats')}</Heading>
        <DateFormatField name="numeric_date_format" />
        <DateFormatField name="text_date_format" />
        <DateFormatField name="time_format" />
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('languages.where')}</Heading>
        <FormSwitch name="is_admin" />
        <FormSwitch name="is_frontend" />
        <DefaultSwitch />
      </Stack>
    </RecordSheet>
  );
}

/** The default language is changed by choosing another one, never by switching this one off. */
function DefaultSwitch(): ReactNode {
  const t = useT();
  const label = useFieldLabel(language.name);
  const { record } = useFormOfRecord();
  const isDefault = (record as { readonly is_default?: boolean } | undefined)?.is_default === true;
  if (!isDefault) return <FormSwitch name="is_default" />;
  return (
    <Switch
      label={label('is_default')}
      hint={t('languages.default_stays')}
      checked
      disabled
      readOnly
    />
  );
}
