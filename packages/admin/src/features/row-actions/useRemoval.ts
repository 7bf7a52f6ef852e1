import type { Resource } from '@rentyard/contract/schema/resource';
import type { Use } from '@rentyard/contract/schema/routes/errorBody';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useMemo, useState } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useRemovalText } from './useRemovalText.ts';

export interface Removal {
  /** Asks for confirmation, deletes and offers to undo. True when the records are in the trash. */
  readonly remove: (ids: readonly number[], name?: string) => Promise<boolean>;
  readonly isBusy: boolean;
  /** References that prevented a deletion; empty when there are none. */
  readonly uses: readonly Use[];
  readonly clearUses: () => void;
}

/**
 * Deletes records: they move to the trash, and the alert offers to undo for ten seconds (P-EDIT-7).
 */
export function useRemoval(resource: Resource): Removal {
  const removalText = useRemovalText(resource);
  const confirm = useConfirm();
  const alerts = useAlerts();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [removeRecords, isBusy] = records.useRemove();
  const [restore] = records.useRestore();
  const [uses, setUses] = useState<readonly Use[]>([]);

  const remove = async (ids: readonly number[], name?: string): Promise<boolean> => {
    const title =
      name === undefined
        ? removalText('delete_many', { count: ids.length })
        : removalText('delete_one', { name });
    const text = removalText('delete_text');
    const question = { title, text, tone: 'danger' } as const;
    if (!(await confirm(question))) return false;
    try {
      const { deleted, refused } = await removeRecords(ids);
      if (deleted.length > 0) {
        const isNamed = name !== undefined && deleted.length === 1;
        const text = isNamed
          ? removalText('trashed', { name })
          : removalText('trashed_many', { count: deleted.length });
        alerts.trashed(text, () => restore(deleted));
      }
      setUses(refused.flatMap((one) => one.uses));
      return deleted.length > 0;
    } catch (error) {
      const reason = findReason(error);
      if (isApiFailure(error) && error.uses?.length) setUses(error.uses);
      else if (reason) alerts.error(reason);
      else alerts.failed(error);
      return false;
    }
  };

  return { remove, isBusy, uses, clearUses: () => setUses([]) };
}

/** Some records can never be deleted. The server reports the reason as a problem of the id. */
function findReason(error: unknown): string | undefined {
  return isApiFailure(error) ? error.errors?.id?.[0]?.message : undefined;
}
