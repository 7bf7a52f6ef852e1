import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { CellEditor, SelectionOptions } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BulkActionRequest } from '../../features/bulk/BulkActionDialog.tsx';
import type { BulkAction } from '../../features/bulk/BulkBar.tsx';
import { useCellEditor } from '../../features/field-edit/useCellEditor.tsx';
import type { Changes } from '../../features/row-actions/RowChanges.tsx';
import { buildListQuery } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { trailState } from '../../records/navigation/listTrail.ts';
import { whenIdle } from '../../services/api/status/whenIdle.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { shortcutOf } from '../../services/keyboard/shortcuts.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';

const RowChanges = lazyComponent(() =>
  import('../../features/row-actions/RowChanges.tsx').then((chunk) => chunk.RowChanges),
);
const BulkBar = lazyComponent(() =>
  import('../../features/bulk/BulkBar.tsx').then((chunk) => chunk.BulkBar),
);
const BulkActionDialog = lazyComponent(() =>
  import('../../features/bulk/BulkActionDialog.tsx').then((chunk) => chunk.BulkActionDialog),
);

interface ListActions {
  /** The menu of a row; undefined when the user has no permission to change rows. */
  readonly ofRow: ((row: RecordBase) => readonly (MenuItem | 'separator')[]) | undefined;
  /** Bulk actions of selected rows; undefined when there are none. */
  readonly selection: SelectionOptions | undefined;
  /** Opens the dialog of a bulk action for all rows of the list. */
  readonly onAllRows: (action: BulkAction) => void;
  /** Open dialogs, to be rendered by the caller. */
  readonly dialogs: ReactNode;
  /** The rows are rendered, so deferred code may load. */
  readonly isQuiet: boolean;
  /** Edits values in their cells; undefined when the user may edit none. */
  readonly cellEditor: CellEditor<RecordBase> | undefined;
}

/**
 * The row and bulk actions that the user has permissions for; `rowActions` are those that everybody
 * has. Their code loads after the rows are rendered, and bulk actions when rows are selected.
 */
export function useListActions(
  resource: Resource,
  list: ListController,
  columns: readonly string[],
  rowActions?: (row: RecordBase) => readonly MenuItem[],
): ListActions {
  const t = useT();
  const timeZone = useTimeZone();
  const path = usePath();
  const navigate = useNavigate();
  const mayUpdate = useCan('update', resource.subject);
  const mayDelete = useCan('delete', resource.subject);
  const mayExport = useCan('export', resource.subject);
  const mayChangeStatus = useCan('change_status', resource.subject) && resource.statuses;
  const [changes, setChanges] = useState<Changes>();
  const [request, setRequest] = useState<BulkActionRequest & { readonly serial: number }>();
  const isQuiet = useQuiet(list.rows !== undefined);
  const cellEditor = useCellEditor(resource, changes?.statusesOf);

  const edit = ({ id }: RecordBase): MenuItem => ({
    label: t('record.edit'),
    icon: Pencil,
    shortcut: shortcutOf('editRow'),
    onPress: () =>
      void navigate(path(`/${resource.subject}/edit/${id}`), { state: trailState(list.trail) }),
  });
  const ofRow = (row: RecordBase) => [
    ...(mayUpdate ? [edit(row)] : []),
    ...(rowActions?.(row) ?? []),
    ...(changes?.ofRow(row, mayUpdate) ?? []),
  ];
  const bar: SelectionOptions['bar'] = (ids, clear, isAll) => {
    const count = isAll ? (list.total ?? 0) - ids.length : ids.length;
    const chosen = {
      ids: ids.map(Number),
      isAll,
      query: buildListQuery(list.state, timeZone),
      count,
    };
    return (
      <Suspense>
        <BulkBar resource={resource} onSelect={(action) => open({ action, chosen, clear })} />
      </Suspense>
    );
  };
  const open = (wanted: BulkActionRequest) =>
    setRequest((last) => ({ ...wanted, serial: (last?.serial ?? 0) + 1 }));
  const onAllRows = (action: BulkAction) => {
    const query = buildListQuery(list.state, timeZone);
    open({ action, chosen: { ids: [], isAll: true, query, count: list.total ?? 0 }, clear: none });
  };
  const mayDoNothing = !(mayUpdate || mayDelete || mayChangeStatus);
  return {
    ofRow: mayDoNothing && !rowActions ? undefined : ofRow,
    onAllRows,
    selection: mayDoNothing && !mayExport ? undefined : { bar, canSelectAll: true },
    dialogs: (
      <Suspense>
        {isQuiet && (mayDelete || mayChangeStatus) && (
          <RowChanges resource={resource} onReady={setChanges} />
        )}
        {request && (
          <BulkActionDialog
            key={request.serial}
            resource={resource}
            request={request}
            columns={columns}
            onClose={() => setRequest(undefined)}
          />
        )}
      </Suspense>
    ),
    isQuiet,
    cellEditor,
  };
}

const none = () => undefined;

/** True once the event has happened and the browser was idle afterwards. */
function useQuiet(hasHappened: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasHappened || isQuiet) return;
    return whenIdle(() => setQuiet(true));
  }, [hasHappened, isQuiet]);
  return isQuiet;
}
