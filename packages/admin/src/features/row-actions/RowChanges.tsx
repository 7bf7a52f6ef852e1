import type { Resource } from '@rentyard/contract/schema/resource';
import { nextStatuses, type Status } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { MenuItem } from '@rentyard/ui/Menu';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useStatusAction } from '../status/useStatusAction.ts';
import { useStatusChange } from '../status/useStatusChange.ts';
import { useRemoval } from './useRemoval.ts';
import { useRemovalText } from './useRemovalText.ts';

const ReasonDialog = lazyComponent(() =>
  import('../status/ReasonDialog.tsx').then((chunk) => chunk.ReasonDialog),
);
const UsesDialog = lazyComponent(() =>
  import('./UsesDialog.tsx').then((chunk) => chunk.UsesDialog),
);

export interface Changes {
  /** Menu items of a row. `hasOthers` adds a separator before "Delete". */
  readonly ofRow: (row: RecordBase, hasOthers: boolean) => readonly (MenuItem | 'separator')[];
  /** Menu items for the statuses that the record can change to. */
  readonly statusesOf: (row: RecordBase) => readonly MenuItem[];
  /**
   * Asks for confirmation, deletes, and reports records that could not be deleted. True when a
   * record was deleted.
   */
  readonly remove: (ids: readonly number[], name?: string) => Promise<boolean>;
}

interface RowChangesProps {
  readonly resource: Resource;
  /** Called once. The functions always use the current permissions and messages. */
  readonly onReady: (changes: Changes) => void;
}

/** Changes the status of a row or deletes it, with the dialogs this needs. */
export function RowChanges({ resource, onReady }: RowChangesProps): ReactNode {
  const removalText = useRemovalText(resource);
  const action = useStatusAction();
  const mayDelete = useCan('delete', resource.subject);
  const mayChangeStatus = useCan('change_status', resource.subject) && resource.statuses;
  const removal = useRemoval(resource);
  const statusChange = useStatusChange(resource);

  const statusesOf: Changes['statusesOf'] = (row) => {
    const from = (row as { readonly status?: Status }).status;
    if (!mayChangeStatus || !from) return [];
    return nextStatuses(mayChangeStatus, from).map((to) => ({
      label: action(from, to),
      onPress: () => statusChange.change(row, to),
    }));
  };
  const ofRow: Changes['ofRow'] = (row, hasOthers) => {
    const statuses = statusesOf(row);
    if (!mayDelete || isProtected(resource, row)) return statuses;
    const remove: MenuItem = {
      label: removalText('delete'),
      icon: Trash2,
      tone: 'danger',
      onPress: () => void removal.remove([row.id], nameOf(resource, row)),
    };
    return hasOthers || statuses.length > 0 ? [...statuses, 'separator', remove] : [remove];
  };
  const latest = useRef<Changes>({ ofRow, statusesOf, remove: removal.remove });
  useEffect(() => {
    latest.current = { ofRow, statusesOf, remove: removal.remove };
  });
  useEffect(() => {
    onReady({
      ofRow: (row, hasOthers) => latest.current.ofRow(row, hasOthers),
      statusesOf: (row) => latest.current.statusesOf(row),
      remove: (ids, name) => latest.current.remove(ids, name),
    });
  }, [onReady]);

  return (
    <Suspense>
      {statusChange.pending && (
        <ReasonDialog
          resource={resource}
          id={statusChange.pending.record.id}
          onReason={statusChange.submitReason}
          onClose={statusChange.cancel}
        />
      )}
      {removal.uses.length > 0 && <UsesDialog uses={removal.uses} onClose={removal.clearUses} />}
    </Suspense>
  );
}

/** The label of a row. Translated texts come in the user's language. */
function nameOf({ label }: Resource, row: RecordBase): string {
  return String((row as unknown as Readonly<Record<string, unknown>>)[label] ?? row.id);
}

/** Whether the product depends on the record, so that it cannot be deleted. */
function isProtected({ protectedBy }: Resource, record: RecordBase): boolean {
  const values = record as unknown as Readonly<Record<string, unknown>>;
  return protectedBy !== undefined && values[protectedBy] !== null;
}
