import { languageTag } from '@rentyard/contract/languages';
import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import type { PluralForms } from '@rentyard/contract/schema/values';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { errorAt, problemOf } from '../../records/form/problems.ts';
import { pluralFormsOf } from '../../records/inputs/pluralForms.ts';
import { type BoundProps, useBoundField } from '../../records/inputs/useBoundField.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';

interface FormPluralFieldProps<R extends HasFields> extends BoundProps<R, 'plural'> {
  /** Label of each form: `Few: 2, 3`. */
  readonly labels: Readonly<Record<keyof PluralForms, string>>;
}

type FormName = keyof PluralForms;

/** Inputs for the plural forms of a word in the language of the card. */
export function FormPluralField<R extends HasFields = never>({
  name,
  labels,
}: FormPluralFieldProps<R>): ReactNode {
  const { form, frame } = useBoundField<'plural'>(name);
  const language = useActiveLanguage();
  const { errors } = useFormState({ control: form.control, name });
  const label = useProblem();
  const { value, onChange, onBlur } = useController({ control: form.control, name }).field;
  const byLanguage = value as Readonly<Record<string, Readonly<Record<FormName, string>>>>;
  const errorOf = (one: FormName) => {
    const error = errorAt(errors, `${name}.${language}.${one}`);
    return error && label(problemOf(error), labels[one]);
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
      {pluralFormsOf(language).map((one) => (
        <TextField
          key={`${language}.${one}`}
          label={labels[one]}
          name={name}
          lang={languageTag(language)}
          value={byLanguage[language]?.[one] ?? ''}
          error={errorOf(one)}
          onChange={(event) => handleChange(one, event.target.value)}
          onBlur={onBlur}
        />
      ))}
    </Stack>
  );
}
