import type { Image } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PictureCardProps {
  readonly image: Image | null;
  /** The alternative text of a picture that has none. */
  readonly name: string;
}

/** The picture of a record; nothing without one. The link opens it in full size. */
export function PictureCard({ image, name }: PictureCardProps): ReactNode {
  if (!image) return null;
  return (
    <Card isFlush>
      <Link href={image.url} target="_blank">
        <Picture
          src={image.url}
          alt={image.alt || name}
          width={image.width}
          height={image.height}
        />
      </Link>
    </Card>
  );
}

const Link = styled.a`
  display: block;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  /* Of a 4:3 picture in the widest side column. */
  max-height: 300px;
  object-fit: contain;
  background: ${theme.sunken};
`;
