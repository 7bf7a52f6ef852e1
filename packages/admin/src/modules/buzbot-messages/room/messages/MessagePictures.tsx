import type { Image } from '@rentyard/contract/schema/values';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../../services/lazy/lazyComponent.ts';

const ImageViewer = lazyComponent(() =>
  import('@rentyard/ui/ImageViewer').then((chunk) => chunk.ImageViewer),
);

/** Pictures of a message. A click opens them full screen. */
export function MessagePictures({ images }: { readonly images: readonly Image[] }): ReactNode {
  const t = useT();
  const [open, setOpen] = useState<number>();
  return (
    <Row>
      {images.map((image, at) => (
        <button
          key={image.id}
          type="button"
          aria-label={image.alt || t('chat.image', { number: at + 1 })}
          onClick={() => setOpen(at)}
        >
          <img
            src={image.thumb_url}
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
          />
        </button>
      ))}
      {open !== undefined && (
        <Suspense>
          <ImageViewer isOpen images={images} startAt={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1};
  padding: ${theme.space1} 0;

  > button {
    padding: 0;
    border: 0;
    border-radius: ${theme.radius};
    background: ${theme.pressed};
    cursor: zoom-in;
    overflow: hidden;
  }
  /* The size is the picture's own, so nothing moves when it comes. */
  img { width: auto; height: 132px; max-width: 220px; object-fit: cover; }
`;
