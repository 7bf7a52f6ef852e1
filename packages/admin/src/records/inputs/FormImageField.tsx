import type { Image } from '@rentyard/contract/values';
import { ImageField } from '@rentyard/ui/ImageField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { isApiFailure } from '../../api/failure.ts';
import { useUploadPhoto } from '../../api/photos.ts';
import { useFailureText } from '../actions/useFailureText.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A picture of the record, uploaded when it is chosen and tied to the record by the save. */
export function FormImageField({ name, ...rest }: BoundProps): ReactNode {
  const { form, frame } = useBoundField(name);
  const { field } = useController({ control: form.control, name });
  const upload = useUploadPhoto();
  const failureText = useFailureText();
  const handlePick = async (file: File): Promise<Image> => {
    try {
      return await upload(file);
    } catch (error) {
      const problem = isApiFailure(error) ? error.errors?.file?.[0]?.message : undefined;
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
