import type { Image } from '@rentyard/contract/schema/values';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';

/** Fetched when somebody wants to choose. */
const PicturePicker = lazyComponent(() =>
  import('./PicturePicker.tsx').then((chunk) => chunk.PicturePicker),
);

interface PickerOptions {
  /** The alternative text is asked for, as for pictures inside a text. */
  readonly hasAltField?: boolean;
}

interface PickerHandle {
  /**
   * Opens the photos of the desk; answers null when nothing was chosen. Undefined for people who may not
   * see them.
   */
  readonly pick: (() => Promise<Image | null>) | undefined;
  /** Draw it anywhere. */
  readonly picker: ReactNode;
}

/** The way from an image field, or a text, to the media desk. */
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
    // Outside of the form that asks: Enter in the search must not save a record.
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
