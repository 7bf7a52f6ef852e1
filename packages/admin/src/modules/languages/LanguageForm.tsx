import { hasKnownDateTokens, language } from '@rentyard/contract/entities/language';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import type { wordedDate } from '../../services/format/wordedDate.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';

export function LanguageForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={language}>
      <FieldGrid>
        <Field<typeof language> name="name" />
        <Field<typeof language> name="code" />
      </FieldGrid>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('languages.formats')}</Heading>
        <DateFormatField name="numeric_date_format" />
        <DateFormatField name="text_date_format" />
        <DateFormatField name="time_format" />
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('languages.availability')}</Heading>
        <DefaultLanguageSwitch name="is_admin" />
        <Field<typeof language> name="is_frontend" />
        <DefaultLanguageSwitch name="is_default" />
      </Stack>
    </RecordSheet>
  );
}

interface DefaultLanguageSwitchProps {
  readonly name: 'is_admin' | 'is_default';
}

/** Switch of the default language. It turns off only when another language becomes the default. */
function DefaultLanguageSwitch({ name }: DefaultLanguageSwitchProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(language.name);
  const { record } = useFormOfRecord();
  const marks = record as Readonly<Record<DefaultLanguageSwitchProps['name'], boolean>> | undefined;
  if (!marks?.is_default || !marks[name]) return <Field<typeof language> name={name} />;
  return (
    <Switch label={label(name)} hint={t('languages.default_stays')} checked disabled readOnly />
  );
}

interface DateFormatFieldProps {
  readonly name: 'numeric_date_format' | 'text_date_format' | 'time_format';
}

/** A date or time format with the current moment as an example. */
function DateFormatField({ name }: DateFormatFieldProps): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const [format, code] = useWatch({ control: form.control, name: [name, 'code'] }) as string[];
  const write = useFormatter();
  const sample =
    write && format && hasKnownDateTokens(format) ? write(new Date(), format, code ?? '') : '';
  return <Field<typeof language> name={name} hint={sample && t('languages.sample', { sample })} />;
}

/** The date library loads with the form, not with the list. */
function useFormatter(): typeof wordedDate | undefined {
  const [write, setWrite] = useState<typeof wordedDate>();
  useEffect(() => {
    void import('../../services/format/wordedDate.ts').then((chunk) =>
      setWrite(() => chunk.wordedDate),
    );
  }, []);
  return write;
}
