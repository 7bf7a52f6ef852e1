import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { TranslationField, type Translations } from '@rentyard/ui/TranslationField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { useErrorTexts, withoutNulls } from './translatedValue.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A text in every content language, controlled by the language tabs of its card. */
export function FormTranslationField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'translated'>): ReactNode {
  const { form, path, field, frame } = useBoundField<'translated'>(name);
  const { languages } = useFormOfRecord();
  const text = useController({ control: form.control, name: path }).field;
  const errors = useErrorTexts(path, frame.label);
  return (
    <TranslationField
      label={frame.label}
      required={frame.required}
      {...rest}
      ref={text.ref}
      name={path}
      languages={languages.list}
      value={text.value as Translations}
      errors={errors}
      onChange={(value) => text.onChange(withoutNulls(value))}
      onBlur={text.onBlur}
      multiline={field.multiline === true}
    />
  );
}
