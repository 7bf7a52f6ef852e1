import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { PaletteGroup } from '@rentyard/ui/CommandPalette';
import { copyText } from '@rentyard/ui/copyText';
import History from 'lucide-react/icons/history';
import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Changes, RowChanges } from '../../features/row-actions/RowChanges.tsx';
import { parseTrail } from '../../records/navigation/listTrail.ts';
import { useOpenRecord } from '../../records/navigation/openRecord.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { moduleHome } from '../../screens/moduleHome.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { useUser } from '../../services/session/useSession.ts';
import type { Command } from './Command.ts';
import { removeRecent } from './recentRecords.ts';

interface OpenRow {
  readonly resource: Resource;
  readonly row: RecordBase;
  readonly name: string;
}

interface RecordCommands {
  /** Actions on the open record; undefined when none is open. */
  readonly group: PaletteGroup | undefined;
  readonly open: OpenRow | undefined;
  readonly onChanges: (changes: Changes) => void;
}

/** The palette's actions on the open record, by permission and status. */
export function useRecordCommands(modules: readonly ModuleDefinition[]): RecordCommands {
  const t = useT();
  const path = usePath();
  const may = useAbility();
  const alerts = useAlerts();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [changes, setChanges] = useState<Changes>();
  const onChanges = useCallback((made: Changes) => setChanges(made), []);
  const open = useOpenRow();
  if (!open) return { group: undefined, open, onChanges };

  const { resource, row, name } = open;
  const { subject } = resource;
  const edit = path(`/${subject}/edit/${row.id}`);
  const home = modules.find((module) => module.subject === subject);
  const remove = async () => {
    if (!(await changes?.remove([row.id], name))) return;
    if (user) removeRecent(user.id, { subject, id: row.id });
    void navigate(path(parseTrail(state)?.list ?? (home ? moduleHome(home) : '/')), {
      replace: true,
    });
  };
  const copy = async () => {
    await copyText(`${location.origin}${pathname}`);
    alerts.success(t('palette.copied'));
  };
  const items: readonly (Command | false)[] = [
    { id: 'copy_link', label: t('palette.copy_link'), icon: Link, run: () => void copy() },
    may('update', subject) &&
      pathname !== edit && {
        id: 'edit',
        label: t('record.edit'),
        icon: Pencil,
        run: () => void navigate(edit, { state }),
      },
    may('update', subject) && {
      id: 'history',
      label: t('record.tab.history'),
      icon: History,
      run: () => void navigate(`${edit}?tab=history`, { state }),
    },
    ...(changes?.statusesOf(row) ?? []).map(({ label, onPress }, at) => ({
      id: `status/${at}`,
      label,
      icon: RefreshCw,
      run: () => onPress?.(),
    })),
    may('delete', subject) && {
      id: 'delete',
      label: t('record.delete'),
      icon: Trash2,
      run: () => void remove(),
    },
  ];
  const group = { id: 'record', label: name, items: items.filter((item) => item !== false) };
  return { group, open, onChanges };
}

function useOpenRow(): OpenRow | undefined {
  const { resource, record, name } = useOpenRecord();
  return resource && record && name ? { resource, row: record, name } : undefined;
}

interface RecordChangesProps extends Pick<RecordCommands, 'onChanges'> {
  readonly open: OpenRow | undefined;
}

/** Runs the changes and shows their dialogs, even after the palette has closed. */
export function RecordChanges({ open, onChanges }: RecordChangesProps): ReactNode {
  return open && <RowChanges resource={open.resource} onReady={onChanges} />;
}
