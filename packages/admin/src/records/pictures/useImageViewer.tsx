import type { Image } from '@rentyard/contract/schema/values';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

const ImageViewer = lazyComponent(() =>
  import('@rentyard/ui/ImageViewer').then((chunk) => chunk.ImageViewer),
);

interface ViewerHandle {
  /** Opens the image at this index. */
  readonly open: (index: number) => void;
  /** The open viewer, to be rendered by the caller. */
  readonly viewer: ReactNode;
}

/**
 * The images of a record full screen. The viewer loads when it is first opened.
 * @param name The caption of images without an alternative text.
 */
export function useImageViewer(images: readonly Image[], name: string): ViewerHandle {
  const [index, setIndex] = useState<number>();
  return {
    open: setIndex,
    viewer: index !== undefined && (
      <Suspense>
        <ImageViewer
          isOpen
          images={images.map((image) => ({ ...image, caption: image.alt || name }))}
          startAt={index}
          onClose={() => setIndex(undefined)}
        />
      </Suspense>
    ),
  };
}
