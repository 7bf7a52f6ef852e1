import type { Image } from '@rentyard/contract/schema/values';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { useImageViewer } from './useImageViewer.tsx';

interface GalleryProps {
  /** In their order; the first one is the cover. */
  readonly images: readonly Image[];
  /** The name of images without an alternative text. */
  readonly name: string;
}

/** The cover with the other photos below it. Each opens the viewer with all of them. */
export function Gallery({ images, name }: GalleryProps): ReactNode {
  const { open, viewer } = useImageViewer(images, name);
  const label = useImageLabel(images, name);
  const [cover] = images;
  if (!cover) return null;
  return (
    <>
      <Cover type="button" aria-label={label(0)} onClick={() => open(0)}>
        <img src={cover.url} alt="" width={cover.width} height={cover.height} />
      </Cover>
      {images.length > 1 && <Strip images={images} name={name} after={1} onOpen={open} />}
      {viewer}
    </>
  );
}

/** Photos as a row of small ones. Each opens the viewer with all of them. */
export function GalleryStrip({ images, name }: GalleryProps): ReactNode {
  const { open, viewer } = useImageViewer(images, name);
  return (
    <>
      <Strip images={images} name={name} after={0} onOpen={open} />
      {viewer}
    </>
  );
}

interface StripProps extends GalleryProps {
  /** How many of the images are shown elsewhere. */
  readonly after: number;
  readonly onOpen: (index: number) => void;
}

function Strip({ images, name, after, onOpen }: StripProps): ReactNode {
  const label = useImageLabel(images, name);
  return (
    <Thumbs>
      {images.slice(after).map((image, at) => (
        <li key={image.id}>
          <Thumb type="button" aria-label={label(after + at)} onClick={() => onOpen(after + at)}>
            <img src={image.thumb_url} alt="" width={64} height={48} loading="lazy" />
          </Thumb>
        </li>
      ))}
    </Thumbs>
  );
}

/** The label of the button that opens an image: `Excavator, photo 2 of 4`. */
function useImageLabel(images: readonly Image[], name: string): (index: number) => string {
  const t = useT();
  return (index) =>
    t('gallery.open', {
      name: images[index]?.alt || name,
      place: index + 1,
      total: images.length,
    });
}

const Button = styled.button`
  display: block;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: ${theme.sunken};
  cursor: zoom-in;

  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
`;

const Cover = styled(Button)`
  width: 100%;
  border-radius: ${theme.radius};

  /* Of a 4:3 picture in the widest side column. */
  img { display: block; width: 100%; height: auto; max-height: min(300px, 38vh); object-fit: contain; }
`;

const Thumbs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
  margin: 0;
  padding: ${theme.space2} 0 0;
  list-style: none;
`;

const Thumb = styled(Button)`
  border-radius: ${theme.radiusSmall};

  img { display: block; object-fit: cover; }
  ${media.touch} { min-width: 44px; min-height: 44px; }
`;
