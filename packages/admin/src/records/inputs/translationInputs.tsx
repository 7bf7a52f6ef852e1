import { Skeleton } from '@rentyard/ui/Skeleton';
import { TranslationField, type Translations } from '@rentyard/ui/TranslationField';
import { type ReactNode, Suspense } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { pauseInTyping } from '../../services/lazy/pauseInTyping.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { errorsByLanguage, readProblem } from '../form/values/problems.ts';
import { usePicturePicker } from '../pictures/usePicturePicker.tsx';
import { type InputProps, useBoundField } from './useBoundField.ts';

/** A text in every content language, controlled by the language tabs of its card. */
export function TranslationInput({ name, ...rest }: InputProps): ReactNode {
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

const RichTranslationField = lazyComponent(async () => {
  const chunk = await import('@rentyard/ui/RichTranslationField');
  await pauseInTyping();
  return chunk.RichTranslationField;
});

/** A rich text in every content language. The editor is loaded with the form and appears when nobody types. */
export function RichTranslationInput({ name, ...rest }: InputProps): ReactNode {
  const { form, frame } = useBoundField<'translated'>(name);
  const { languages } = useFormOfRecord();
  const text = useController({ control: form.control, name }).field;
  const errors = useErrorTexts(name, frame.label);
  const { pick, picker } = usePicturePicker({ hasAltField: true });
  return (
    <>
      <Suspense fallback={<Skeleton height={220} />}>
        <RichTranslationField
          label={frame.label}
          required={frame.required}
          {...rest}
          ref={text.ref}
          languages={languages.list}
          value={text.value as Translations}
          errors={errors}
          onChange={(value) => text.onChange(withoutNulls(value))}
          onBlur={text.onBlur}
          {...(pick && { onPickImage: pick })}
        />
      </Suspense>
      {picker}
    </>
  );
}

/** The error texts of a translated field, by language. */
export function useErrorTexts(name: string, label: string): Readonly<Record<string, string>> {
  const { form, languages } = useFormOfRecord();
  const { errors } = useFormState({ control: form.control, name });
  const problemText = useProblem();
  return Object.fromEntries(
    Object.entries(errorsByLanguage(errors, name, languages.codes)).map(([code, error]) => [
      code,
      problemText(readProblem(error), label),
    ]),
  );
}

/** Blank texts are empty strings in the form. */
export function withoutNulls(value: Translations): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(value).map(([code, text]) => [code, text ?? '']));
}
