import { currency } from '@rentyard/contract/entities/money/currency';
import { languageTag } from '@rentyard/contract/languages';
import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import type { PluralForms } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { TranslationStrip, useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { errorAt, readProblem } from '../../records/form/values/problems.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { findPluralForms } from '../../records/inputs/pluralForms.ts';
import { type BoundProps, useBoundField } from '../../records/inputs/useBoundField.ts';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';
import { buildSample } from './buildSample.ts';

export function CurrencyForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={currency}>
      <Stack gap={4}>
        <TranslationStrip />
        <Field<typeof currency> name="name" />
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
          <Field<typeof currency> name="code" />
          <Field<typeof currency> name="decimal" />
          <Field<typeof currency> name="symbol" />
          <Field<typeof currency> name="symbol_local" />
        </FieldGrid>
        <Field<typeof currency> name="name_local" />
        <CurrencySample />
        <Field<typeof currency> name="active" />
      </Stack>
    </RecordSheet>
  );
}

/** Sample amounts in the currency, in every format, as the user types. */
function CurrencySample(): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const language = useActiveLanguage();
  const typed = useWatch({ control: form.control }) as unknown as Typed;
  const sample = buildSample(languageTag(language), {
    code: typed.code,
    symbol: typed.symbol,
    symbolLocal: typed.symbol_local,
    decimal: Number(typed.decimal),
    plural: typed.name_plural[language] ?? {},
  });
  return (
    <Card title={t('currencies.sample')}>
      <DescriptionList
        items={[
          { term: t('currencies.sample.symbol'), description: sample.symbol },
          { term: t('currencies.sample.code'), description: sample.code },
          { term: t('currencies.sample.local'), description: sample.local },
          { term: t('currencies.sample.name'), description: sample.words },
          ...(sample.counted === ''
            ? []
            : [{ term: t('currencies.sample.counted'), description: sample.counted }]),
        ]}
      />
    </Card>
  );
}

/** Values of the currency form. */
interface Typed {
  readonly code: string;
  readonly symbol: string;
  readonly symbol_local: string;
  readonly decimal: string;
  readonly name_plural: Readonly<Record<string, PluralForms>>;
}

interface FormPluralFieldProps<R extends HasFields> extends BoundProps<R, 'plural'> {
  /** Label of each form: `Few: 2, 3`. */
  readonly labels: Readonly<Record<keyof PluralForms, string>>;
}

type FormName = keyof PluralForms;

/** Inputs for the plural forms of a word in the language of the card. */
function FormPluralField<R extends HasFields = never>({
  name,
  labels,
}: FormPluralFieldProps<R>): ReactNode {
  const { form, frame } = useBoundField<'plural'>(name);
  const language = useActiveLanguage();
  const { errors } = useFormState({ control: form.control, name });
  const label = useProblem();
  const { value, onChange, onBlur } = useController({ control: form.control, name }).field;
  const byLanguage = value as Readonly<Record<string, Readonly<Record<FormName, string>>>>;
  const findError = (one: FormName) => {
    const error = errorAt(errors, `${name}.${language}.${one}`);
    return error && label(readProblem(error), labels[one]);
  };
  const handleChange = (one: FormName, text: string) =>
    onChange({ ...byLanguage, [language]: { ...byLanguage[language], [one]: text } });
  return (
    <Stack as="fieldset" gap={2}>
      <Text
        as="legend"
        size="md"
        weight="medium"
        tone="soft"
        style={{ marginBlockEnd: theme.space2 }}
      >
        {frame.label}
      </Text>
      {findPluralForms(language).map((one) => (
        <TextField
          key={`${language}.${one}`}
          label={labels[one]}
          name={name}
          lang={languageTag(language)}
          value={byLanguage[language]?.[one] ?? ''}
          error={findError(one)}
          onChange={(event) => handleChange(one, event.target.value)}
          onBlur={onBlur}
        />
      ))}
    </Stack>
  );
}
