import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ModalSurface } from '../overlays/ModalSurface.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import type { ViewerImage } from './ViewerPicture.tsx';
import { ViewerStage } from './ViewerStage.tsx';

export interface ImageViewerProps {
  readonly isOpen: boolean;
  readonly images: readonly ViewerImage[];
  /** Index of the image shown first. */
  readonly startAt?: number;
  readonly onClose: () => void;
  readonly onIndexChange?: (index: number) => void;
  /** More buttons for the current image: download, delete. */
  readonly renderActions?: (image: ViewerImage) => ReactNode;
}

/**
 * Full-screen images. Wheel, pinch, double click, buttons and `+ - 0` zoom; dragging and arrows pan; `r` rotates;
 * arrows, swipes and thumbnails change the image; Esc closes and restores the focus.
 */
export function ImageViewer({ isOpen, ...props }: ImageViewerProps): ReactNode {
  return isOpen && props.images.length > 0 ? <OpenViewer {...props} /> : null;
}

function OpenViewer(props: Omit<ImageViewerProps, 'isOpen'>): ReactNode {
  const { images, startAt = 0, onClose, onIndexChange, renderActions } = props;
  const t = useUiStrings();
  const [requested, setRequested] = useState(startAt);
  // Images can be removed while the viewer is open.
  const index = Math.min(requested, images.length - 1);
  const image = images[index];
  usePreloaded(images[index + 1]?.url, images[index - 1]?.url);

  const goTo = (next: number) => {
    if (next < 0 || next >= images.length || next === index) return;
    setRequested(next);
    onIndexChange?.(next);
  };
  if (!image) return null;
  return (
    <Screen onClose={onClose} aria-label={t('viewer.label')}>
      <ViewerStage
        image={image}
        index={index}
        total={images.length}
        onGo={goTo}
        onClose={onClose}
        actions={renderActions?.(image)}
      />
      {images.length > 1 && <ViewerThumbnails images={images} index={index} onPick={goTo} />}
    </Screen>
  );
}

/** Preloads the previous and the next image. */
function usePreloaded(...urls: readonly (string | undefined)[]): void {
  const [next, previous] = urls;
  useEffect(() => {
    for (const url of [next, previous]) {
      if (url !== undefined) new Image().src = url;
    }
  }, [next, previous]);
}

/* Dark in both themes, because photos are judged best on black. */
const Screen = styled(ModalSurface)`
  inset: 0;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  border: 0;
  background: ${theme.rail};
  color: ${theme.railActiveText};
  animation: ry-fade-in ${theme.fast} ${theme.ease};
`;

interface ViewerThumbnailsProps {
  readonly images: readonly ViewerImage[];
  readonly index: number;
  readonly onPick: (index: number) => void;
}

/** Thumbnails of all images. The current one is marked and scrolled into view. */
function ViewerThumbnails({ images, index, onPick }: ViewerThumbnailsProps): ReactNode {
  const t = useUiStrings();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <List ref={list}>
      {images.map((image, at) => (
        <li key={image.id}>
          <button
            type="button"
            aria-label={t('viewer.show', { index: at + 1 })}
            aria-current={at === index || undefined}
            onClick={() => onPick(at)}
          >
            <img
              src={image.thumb_url}
              alt=""
              width={64}
              height={48}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  flex: none;
  gap: ${theme.space2};
  padding: ${theme.space2} ${theme.space4} calc(${theme.space3} + env(safe-area-inset-bottom));
  overflow-x: auto;
  overscroll-behavior: contain;

  /* Centred while all fit, from the start when they do not. */
  > :first-child { margin-inline-start: auto; }
  > :last-child { margin-inline-end: auto; }

  button {
    display: block;
    padding: 0;
    border: 2px solid transparent;
    border-radius: ${theme.radius};
    background: none;
    cursor: pointer;
  }
  img { border-radius: ${theme.radiusSmall}; object-fit: cover; background: ${theme.railActive}; opacity: 0.65; }
  button:hover img, [aria-current] img { opacity: 1; }
  [aria-current] { border-color: ${theme.accentMark}; }
  button:focus-visible { outline: 2px solid ${theme.accentMark}; outline-offset: 1px; }
`;
