import type { PhotoRow } from '@rentyard/contract/entities/photo';
import { IconButton } from '@rentyard/ui/IconButton';
import { ImageViewer } from '@rentyard/ui/ImageViewer';
import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListTrail, trailState } from '../../records/navigation/listTrail.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { splitPath } from '../../services/i18n/language.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useCopyLink } from './useCopyLink.ts';

interface PhotoViewerProps {
  readonly photos: readonly PhotoRow[];
  readonly startAt: number;
  /** The position of the photos in their list, for the way back from the edit form. */
  readonly position: Pick<ListTrail, 'offset' | 'total'>;
  readonly onClose: () => void;
}

/** The photos of the page full screen, each with its alternative text or file name. */
export function PhotoViewer({ photos, startAt, position, onClose }: PhotoViewerProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const copyLink = useCopyLink();
  const mayUpdate = useCan('update', 'photo');
  const images = useMemo(
    () => photos.map((photo) => ({ ...photo, caption: photo.alt || photo.file_name })),
    [photos],
  );
  const edit = (id: number | string) => {
    onClose();
    const list = splitPath(pathname).rest + search;
    const trail = { list, ids: photos.map((photo) => photo.id), ...position };
    void navigate(path(`/photo/edit/${id}`), { state: trailState(trail) });
  };
  return (
    <ImageViewer
      isOpen
      images={images}
      startAt={startAt}
      onClose={onClose}
      renderActions={(image) => (
        <>
          <IconButton icon={Link} label={t('photos.copy_link')} onClick={() => copyLink(image)} />
          {mayUpdate && (
            <IconButton icon={Pencil} label={t('record.edit')} onClick={() => edit(image.id)} />
          )}
        </>
      )}
    />
  );
}
