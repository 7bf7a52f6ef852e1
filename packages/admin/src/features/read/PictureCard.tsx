import type { Image } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { Gallery } from '../../records/pictures/Gallery.tsx';

interface PictureCardProps {
  readonly images: readonly Image[];
  /** The alternative text of pictures that have none. */
  readonly name: string;
}

/** The pictures of a record; nothing without any. Each opens in full size. */
export function PictureCard({ images, name }: PictureCardProps): ReactNode {
  if (images.length === 0) return null;
  return (
    <Card>
      <Gallery images={images} name={name} />
    </Card>
  );
}
