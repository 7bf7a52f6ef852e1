import type { PhotoRow } from '@rentyard/contract/entities/photo';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { DataTable, type DataTableProps } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import Link from 'lucide-react/icons/link';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCopyLink } from './useCopyLink.ts';
import { usePhotoLayout } from './usePhotoLayout.ts';

const PhotoViewer = lazyComponent(() =>
  import('./PhotoViewer.tsx').then((chunk) => chunk.PhotoViewer),
);

/** Columns that a tile has no space for. */
const hiddenInTiles: ReadonlySet<string> = new Set(['alt', 'uploaded_by']);

/** The photos of the page as tiles or as a table, and the viewer. */
export function PhotoRows(props: DataTableProps<RecordBase>): ReactNode {
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
      shortcut: 'V',
      onSelect: () => setViewed(photos.findIndex(({ id }) => id === row.id)),
    },
    { label: t('photos.copy_link'), icon: Link, onSelect: () => copyLink(row as PhotoRow) },
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
