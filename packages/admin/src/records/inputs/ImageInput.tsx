import type { Image } from '@rentyard/contract/schema/values';
import { ImageField } from '@rentyard/ui/ImageField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useCan } from '../../services/permissions/useCan.ts';
import { usePicturePicker } from '../pictures/usePicturePicker.tsx';
import { useStorePicture } from '../pictures/useStorePicture.ts';
import { type InputProps, useBoundField } from './useBoundField.ts';

/** An image of the record, chosen from the photos or uploaded. The save links it to the record. */
export function ImageInput({ name, ...rest }: InputProps): ReactNode {
  const { form, frame } = useBoundField<'image'>(name);
  const { field } = useController({ control: form.control, name });
  const mayUpload = useCan('create', 'photo');
  const store = useStorePicture();
  const { pick, picker } = usePicturePicker();
  return (
    <>
      <ImageField
        {...frame}
        {...rest}
        ref={field.ref}
        value={field.value as Image | null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onPick={mayUpload ? store : undefined}
        onBrowse={pick}
      />
      {picker}
    </>
  );
}
