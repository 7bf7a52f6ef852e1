import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { Skeleton } from '@rentyard/ui/Skeleton';
import type { Translations } from '@rentyard/ui/TranslationField';
import { type ReactNode, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { pauseInTyping } from '../../services/lazy/pauseInTyping.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { usePicturePicker } from '../pictures/usePicturePicker.tsx';
import { useErrorTexts, withoutNulls } from './translatedValue.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

const RichTranslationField = lazyComponent(async () => {
  const chunk = await import('@rentyard/ui/RichTranslationField');
  await pauseInTyping();
  return chunk.RichTranslationField;
});

/** A rich text in every content language. The editor is loaded with the form and appears when nobody types. */
export function FormRichTranslationField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'translated'>): ReactNode {
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
