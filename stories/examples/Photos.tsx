import { Button } from '@rentyard/ui/Button';
import { ImageViewer, type ViewerImage } from '@rentyard/ui/ImageViewer';
import { type ReactNode, useState } from 'react';

/** Opens photos over the whole screen. */
export function Photos({ images }: { readonly images: readonly ViewerImage[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Photos (${images.length})`}</Button>
      <ImageViewer isOpen={isOpen} images={images} onClose={() => setOpen(false)} />
    </>
  );
}
