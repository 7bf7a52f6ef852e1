import { photo } from '@rentyard/contract/entities/photo';
import { Button } from '@rentyard/ui/Button';
import UploadIcon from 'lucide-react/icons/upload';
import { type ReactNode, Suspense } from 'react';
import { WideLabel } from '../../records/list/CreateLink.tsx';
import { ListScreen } from '../../records/list-screen/ListScreen.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { photoColumns } from './columns.tsx';
import { PhotoRows } from './PhotoRows.tsx';
import { PhotoToolbar } from './PhotoToolbar.tsx';

const UploadButton = lazyComponent(() =>
  import('./UploadButton.tsx').then((chunk) => chunk.UploadButton),
);

/** Heard and shown from the first file on. */
const Uploading = lazyComponent(() =>
  import('./UploadProgress.tsx').then((chunk) => chunk.UploadProgress),
);

/** The media desk: every picture, in a grid or a table; files may be dropped anywhere on it. */
export function PhotoList(): ReactNode {
  const mayUpload = useCan('create', 'photo');
  return (
    <>
      <ListScreen
        resource={photo}
        columns={photoColumns}
        creation={mayUpload && <Upload />}
        tools={<PhotoToolbar />}
        rows={PhotoRows}
      />
      {mayUpload && (
        <Suspense>
          <Uploading />
        </Suspense>
      )}
    </>
  );
}

/** The button stands there from the first; what it does comes after the rows. */
function Upload(): ReactNode {
  const t = useT();
  const waiting = (
    <Button variant="primary" icon={UploadIcon} aria-label={t('photos.create')} disabled>
      <WideLabel>{t('photos.create')}</WideLabel>
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <UploadButton />
    </Suspense>
  );
}
