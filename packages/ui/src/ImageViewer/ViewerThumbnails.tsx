import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import type { ViewerImage } from './ImageViewer.tsx';

interface ViewerThumbnailsProps {
  readonly images: readonly ViewerImage[];
  readonly index: number;
  readonly onPick: (index: number) => void;
}

/** Thumbnails of all images. The current one is marked and scrolled into view. */
export function ViewerThumbnails({ images, index, onPick }: ViewerThumbnailsProps): ReactNode {
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
