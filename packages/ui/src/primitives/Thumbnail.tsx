import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ImageIcon } from '../icons/imageIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { theme } from '../theme/theme.ts';

export interface ThumbnailImage {
  readonly thumb_url: string;
  readonly alt: string | null;
}

export interface ThumbnailProps {
  /** Null shows a placeholder of the same size. */
  readonly image: ThumbnailImage | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

const sides = { small: [40, 30], medium: [64, 48], large: [128, 96] } as const;

/** A small image that loads lazily and causes no layout shift. */
export function Thumbnail({ image, size = 'small' }: ThumbnailProps): ReactNode {
  const [width, height] = sides[size];
  if (!image) {
    return (
      <Frame as="span" style={{ width, height }}>
        <Icon of={ImageIcon} />
      </Frame>
    );
  }
  return (
    <Frame
      // A new image needs a new element: otherwise the old image stays visible until the new one has loaded.
      key={image.thumb_url}
      src={image.thumb_url}
      alt={image.alt ?? ''}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

const Frame = styled.img`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${theme.radiusSmall};
  background: ${theme.pressed};
  color: ${theme.textMuted};
  object-fit: cover;
`;
