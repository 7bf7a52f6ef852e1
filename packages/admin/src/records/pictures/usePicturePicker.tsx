import type { Image } from '@rentyard/contract/schema/values';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';

/** Loaded when it is first opened. */
const PicturePicker = lazyComponent(() =>
  import('./PicturePicker.tsx').then((chunk) => chunk.PicturePicker),
);

interface PickerOptions {
  /** Shows a field for the alternative text, for images inside a text. */
  readonly hasAltField?: boolean;
}

interface PickerHandle {
  /**
   * Opens the picker and resolves with the image, or null when nothing was chosen. Undefined
   * without the permission to read photos.
   */
  readonly pick: (() => Promise<Image | null>) | undefined;
  /** The open picker, to be rendered by the caller. */
  readonly picker: ReactNode;
}

/** Opens the photo picker from an image field or a rich text. */
export function usePicturePicker({ hasAltField = false }: PickerOptions = {}): PickerHandle {
  const mayRead = useCan('read', 'photo');
  const [resolvePick, setResolvePick] = useState<(image: Image | null) => void>();
  const pick = useCallback(
    () => new Promise<Image | null>((resolve) => setResolvePick(() => resolve)),
    [],
  );
  const finish = (image: Image | null) => {
    resolvePick?.(image);
    setResolvePick(undefined);
  };
  return {
    pick: mayRead ? pick : undefined,
    // Rendered outside the form: Enter in the search must not submit it.
    picker:
      resolvePick &&
      createPortal(
        <Suspense>
          <PicturePicker hasAltField={hasAltField} onDone={finish} />
        </Suspense>,
        document.body,
      ),
  };
}
