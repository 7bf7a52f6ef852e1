import type { Image } from '@rentyard/contract/values';
import { ImageField } from '@rentyard/ui/ImageField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { isApiFailure } from '../../api/failure.ts';
import { imageOf, problemOfFile, useUploadPhoto } from '../../api/photos.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useFailureText } from '../actions/useFailureText.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A picture of the record, uploaded when it is chosen and tied to the record by the save. */
export function FormImageField({ name, ...rest }: BoundProps): ReactNode {
  const { form, frame } = useBoundField(name);
  const { field } = useController({ control: form.control, name });
  const upload = useUploadPhoto();
  const language = useLanguage();
  const failureText = useFailureText();
  const handlePick = async (file: File): Promise<Image> => {
    try {
      return imageOf((await upload(file)).photo, language);
    } catch (error) {
      const problem = isApiFailure(error) ? problemOfFile(error) : undefined;
      throw new Error(problem ?? failureText(error));
    }
  };
  return (
    <ImageField
      {...frame}
      {...rest}
      ref={field.ref}
      value={field.value as Image | null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onPick={handlePick}
    />
  );
}
