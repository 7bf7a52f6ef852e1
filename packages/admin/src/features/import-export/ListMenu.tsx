import type { Resource } from '@rentyard/contract/schema/resource';
import type { DataColumn } from '@rentyard/ui/DataTable';
import { IconButton } from '@rentyard/ui/IconButton';
import { Menu, type MenuItem } from '@rentyard/ui/Menu';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buildListQuery } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { type ListMenuAction, useListMenuActions } from './useListMenuActions.ts';

/** Loaded lazily with all messages, because it needs the labels of all fields. */
const ExportDialog = lazyComponent(() =>
  import('./ExportDialog.tsx').then((chunk) => chunk.ExportDialog),
);
const ImportDialog = lazyComponent(() =>
  import('./ImportDialog.tsx').then((chunk) => chunk.ImportDialog),
);

export interface ListMenuProps {
  readonly resource: Resource;
  readonly list: ListController;
  /** Ids of the visible columns, in display order. */
  readonly columns: readonly DataColumn<never>['id'][];
  /** Opens the menu on mount, because the user pressed its button before it was loaded. */
  readonly isOpened: boolean;
}

/** Menu of the list as a whole: export, import, trash. Rendered when the user has one of them. */
export function ListMenu({ resource, list, columns, isOpened }: ListMenuProps): ReactNode {
  const t = useT();
  const timeZone = useTimeZone();
  const path = usePath();
  const navigate = useNavigate();
  const { subject } = resource;
  const actions = useListMenuActions(resource);
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const shouldOpen = useRef(isOpened);
  useEffect(() => {
    if (!shouldOpen.current) return;
    shouldOpen.current = false;
    button.current?.focus();
    button.current?.click();
  }, []);
  const menuItems: Readonly<Record<ListMenuAction, MenuItem>> = {
    export: {
      label: t('import_export.export'),
      icon: Download,
      onPress: () => setOpen('export'),
    },
    import: { label: t('import_export.import'), icon: Upload, onPress: () => setOpen('import') },
    trash: {
      label: t('import_export.trash'),
      icon: Trash2,
      onPress: () => void navigate(path(`/${subject}/page/1?trashed=1&sort=-updated_at`)),
    },
  };
  const shown = {
    ids: [],
    isAll: true,
    query: buildListQuery(list.state, timeZone, resource),
    count: list.total ?? 0,
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton ref={button} icon={Ellipsis} variant="secondary" label={t('list.more')} />
        }
        items={actions.map((action) => menuItems[action])}
      />
      <Suspense>
        {open === 'export' && (
          <ExportDialog resource={resource} chosen={shown} columns={columns} onClose={close} />
        )}
        {open === 'import' && <ImportDialog resource={resource} onClose={close} />}
      </Suspense>
    </>
  );
}
