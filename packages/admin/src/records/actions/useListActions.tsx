import type { Resource } from '@rentyard/contract/resource';
import { nextStatuses, type Status } from '@rentyard/contract/statuses';
import type { RecordBase } from '@rentyard/contract/values';
import { Button } from '@rentyard/ui/Button';
import type { SelectionOptions } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../i18n/LanguageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { useCan } from '../../session/useCan.ts';
import { useStatusAction } from '../fields/useStatusAction.ts';
import { type ListTrail, trailState } from '../list/listTrail.ts';
import { type Removal, useRemoval } from './useRemoval.ts';
import { type StatusChange, useStatusChange } from './useStatusChange.ts';

const ReasonDialog = lazy(() =>
  import('./ReasonDialog.tsx').then((chunk) => ({ default: chunk.ReasonDialog })),
);
const UsesDialog = lazy(() =>
  import('./UsesDialog.tsx').then((chunk) => ({ default: chunk.UsesDialog })),
);

interface ListActions {
  /** The menu of a row; undefined when the user may do nothing to rows. */
  readonly ofRow: ((row: RecordBase) => readonly (MenuItem | 'separator')[]) | undefined;
  /** What can be done with chosen rows; undefined when that is nothing. */
  readonly selection: SelectionOptions | undefined;
  readonly removal: Removal;
  readonly statusChange: StatusChange;
}

/** What the user may do with the rows of a list, by right and by status. */
export function useListActions(resource: Resource, trail: ListTrail): ListActions {
  const t = useT();
  const action = useStatusAction();
  const path = usePath();
  const navigate = useNavigate();
  const mayUpdate = useCan('update', resource.subject);
  const mayDelete = useCan('delete', resource.subject);
  const mayChangeStatus = useCan('change_status', resource.subject) && resource.statuses;
  const removal = useRemoval(resource);
  const statusChange = useStatusChange(resource);

  const edit = ({ id }: RecordBase): MenuItem => ({
    label: t('record.edit'),
    icon: Pencil,
    shortcut: 'E',
    onSelect: () =>
      void navigate(path(`/${resource.subject}/edit/${id}`), { state: trailState(trail) }),
  });
  const statuses = (row: RecordBase): readonly MenuItem[] => {
    const from = (row as { readonly status?: Status }).status;
    if (!mayChangeStatus || !from) return [];
    return nextStatuses(mayChangeStatus, from).map((to) => ({
      label: action(from, to),
      onSelect: () => statusChange.change(row, to),
    }));
  };
  const remove = (row: RecordBase): MenuItem => ({
    label: t('record.delete'),
    icon: Trash2,
    tone: 'danger',
    onSelect: () => void removal.remove([row.id], nameOf(resource, row)),
  });
  const ofRow = (row: RecordBase) => {
    const changes = [...(mayUpdate ? [edit(row)] : []), ...statuses(row)];
    if (!mayDelete) return changes;
    return changes.length > 0 ? [...changes, 'separator' as const, remove(row)] : [remove(row)];
  };

  const bar = (ids: readonly string[], clear: () => void) => (
    <Button
      variant="danger"
      icon={Trash2}
      isBusy={removal.isBusy}
      onClick={async () => {
        if (await removal.remove(ids.map(Number))) clear();
      }}
    >
      {t('record.delete')}
    </Button>
  );

  const mayAny = mayUpdate || mayDelete || Boolean(mayChangeStatus);
  return {
    ofRow: mayAny ? ofRow : undefined,
    selection: mayDelete ? { bar } : undefined,
    removal,
    statusChange,
  };
}

interface ActionDialogsProps {
  readonly removal: Removal;
  readonly statusChange: StatusChange;
}

/** What changes of records may have to ask or tell. Loaded when there is something. */
export function ActionDialogs({ removal, statusChange }: ActionDialogsProps): ReactNode {
  return (
    <Suspense>
      {statusChange.asked && (
        <ReasonDialog onReason={statusChange.giveReason} onClose={statusChange.forget} />
      )}
      {removal.uses.length > 0 && <UsesDialog uses={removal.uses} onClose={removal.forgetUses} />}
    </Suspense>
  );
}

/** The text that names a row; translated texts come in the reader's language. */
function nameOf({ label }: Resource, row: RecordBase): string {
  return String((row as unknown as Readonly<Record<string, unknown>>)[label] ?? row.id);
}
