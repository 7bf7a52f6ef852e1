import { type PhotoRow, photo } from '@rentyard/contract/entities/photo';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import {
  badgeColumn,
  DataTable,
  type DataTableProps,
  imageColumn,
  numberColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import { IconButton } from '@rentyard/ui/IconButton';
import type { MenuItem } from '@rentyard/ui/Menu';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutList from 'lucide-react/icons/layout-list';
import Link from 'lucide-react/icons/link';
import UploadIcon from 'lucide-react/icons/upload';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Column } from '../../records/list/columns.tsx';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { shortcutOf } from '../../services/keyboard/shortcuts.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { usePreferences, useSaveListPreferences } from '../../services/session/usePreferences.ts';
import { kilobytes } from './kilobytes.ts';
import { useCopyLink } from './useCopyLink.ts';

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

const photoColumns: readonly Column<typeof photo.fields>[] = [
  ({ t }) => imageColumn({ id: 'image', header: t('photos.image'), value: (row) => row }),
  { field: 'file_name', minWidth: 200 },
  { field: 'alt', minWidth: 180 },
  ({ t, column }) =>
    badgeColumn({
      ...column('is_used'),
      value: (row) => (row.is_used ? '' : t('photos.unused')),
    }),
  ({ t }) =>
    textColumn({
      id: 'width',
      header: t('photos.dimensions'),
      value: (row) => `${row.width} × ${row.height}`,
    }),
  ({ t, format, column }) =>
    numberColumn({
      ...column('size'),
      value: (row) => row.size,
      format: (bytes) => kilobytes(bytes, t, format),
    }),
  { field: 'created_at', minWidth: 112 },
  'uploaded_by',
];

const PhotoViewer = lazyComponent(() =>
  import('./PhotoViewer.tsx').then((chunk) => chunk.PhotoViewer),
);

/** Columns that a tile has no space for. */
const hiddenInTiles: ReadonlySet<string> = new Set(['alt', 'uploaded_by']);

/** The photos of the page as tiles or as a table, and the viewer. */
function PhotoRows(props: DataTableProps<RecordBase>): ReactNode {
  const t = useT();
  const copyLink = useCopyLink();
  const isTiled = usePhotoLayout() === 'grid';
  const { columns } = props;
  const shown = useMemo(
    () => (isTiled ? columns.filter(({ id }) => !hiddenInTiles.has(id)) : columns),
    [isTiled, columns],
  );
  const [viewed, setViewed] = useState<number>();
  // The rows of this list are photos.
  const photos = (props.rows ?? []) as readonly PhotoRow[];
  const { page = 1, perPage = photos.length } = props.state ?? {};
  const position = { offset: (page - 1) * perPage, total: props.total ?? photos.length };
  const ofRow = (row: RecordBase): readonly (MenuItem | 'separator')[] => [
    {
      label: t('photos.view'),
      icon: ZoomIn,
      shortcut: shortcutOf('viewPhoto'),
      onPress: () => setViewed(photos.findIndex(({ id }) => id === row.id)),
    },
    { label: t('photos.copy_link'), icon: Link, onPress: () => copyLink(row as PhotoRow) },
    ...(props.rowActions?.(row) ?? []),
  ];
  return (
    <>
      <DataTable
        {...props}
        columns={shown}
        rowActions={ofRow}
        layout={isTiled ? 'tiles' : 'table'}
      />
      {viewed !== undefined && (
        <Suspense>
          <PhotoViewer
            photos={photos}
            startAt={viewed}
            position={position}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The user's layout of the photo list; a grid by default. */
function usePhotoLayout(): 'table' | 'grid' {
  return usePreferences().lists?.photo?.layout ?? 'grid';
}
