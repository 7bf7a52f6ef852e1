import { photo } from '@rentyard/contract/entities/photo';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { IconButton } from '@rentyard/ui/IconButton';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutList from 'lucide-react/icons/layout-list';
import UploadIcon from 'lucide-react/icons/upload';
import { type ReactNode, Suspense } from 'react';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useSaveListPreferences } from '../../services/session/usePreferences.ts';
import { photoColumns } from './columns.tsx';
import { PhotoRows } from './PhotoRows.tsx';
import { usePhotoLayout } from './usePhotoLayout.ts';

/** Loaded before the first upload starts, so that no file is missed. */
const Uploading = lazyComponent(() =>
  import('./UploadProgress.tsx').then((chunk) => chunk.UploadProgress),
);

/** All pictures in a grid or a table. Files can be dropped anywhere on the page. */
export function PhotoList(): ReactNode {
  const mayUpload = useCan('create', 'photo');
  const isGrid = usePhotoLayout() === 'grid';
  return (
    <>
      <ListScreen
        resource={photo}
        columns={photoColumns}
        creation={mayUpload && <Upload />}
        tools={<PhotoToolbar />}
        rows={PhotoRows}
        isTable={!isGrid}
      />
      {mayUpload && (
        <Suspense>
          <Uploading />
        </Suspense>
      )}
    </>
  );
}

const UploadButton = lazyComponent(() =>
  import('./UploadButton.tsx').then((chunk) => chunk.UploadButton),
);

/** The button renders immediately. Its code loads after the rows. */
function Upload(): ReactNode {
  const t = useT();
  const waiting = (
    <Button variant="primary" icon={UploadIcon} disabled>
      <WideLabel>{t('photos.create')}</WideLabel>
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <UploadButton />
    </Suspense>
  );
}

/** The filter for unused pictures and the switch between grid and table. */
function PhotoToolbar(): ReactNode {
  const t = useT();
  const path = usePath();
  const layout = usePhotoLayout();
  const save = useSaveListPreferences('photo');
  const isGrid = layout === 'grid';
  return (
    <>
      <ButtonLink as={RouterLink} to={path('/photo/page/1?filter[is_used]=false')} variant="ghost">
        {t('photos.unused')}
      </ButtonLink>
      <IconButton
        icon={isGrid ? LayoutList : LayoutGrid}
        label={t(isGrid ? 'photos.as_table' : 'photos.as_grid')}
        onClick={() => save({ layout: isGrid ? 'table' : 'grid' })}
      />
    </>
  );
}
