import type { NamedImage } from '@rentyard/contract/schema/values';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, Suspense, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import type { ChangeImages } from '../pictures/GalleryEditor.tsx';
import { type InputProps, useBoundField } from './useBoundField.ts';

const GalleryEditor = lazyComponent(() =>
  import('../pictures/GalleryEditor.tsx').then((chunk) => chunk.GalleryEditor),
);

/** The photos of the record in their order. The editor is loaded with the form. */
export function GalleryInput({ name, ...rest }: InputProps): ReactNode {
  const { form, field, frame } = useBoundField<'images'>(name);
  const { value, onChange, ref } = useController({ control: form.control, name }).field;
  const { getValues } = form;
  const change: ChangeImages = useCallback(
    (edit) => onChange(edit(getValues(name) as unknown as readonly NamedImage[])),
    [onChange, getValues, name],
  );
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      <GalleryEditor
        {...frame}
        {...rest}
        images={value as readonly NamedImage[]}
        max={field.max}
        onChange={change}
        focusRef={ref}
      />
    </Suspense>
  );
}
