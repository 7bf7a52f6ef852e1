import type { Resource } from '@rentyard/contract/schema/resource';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import type { Revert } from './HistoryChange.tsx';
import { historyApi } from './historyApi.ts';

interface Versioned {
  readonly id: number;
  /** The version that the revert starts from; undefined where the screen does not have it. */
  readonly version?: number;
}

interface RevertControl {
  /** Undefined when the user may not change the record. */
  readonly makeRevert: ((record: Versioned) => Revert) | undefined;
  readonly isBusy: boolean;
}

/** Reverts changes of a record through a normal save, and reports which fields changed. */
export function useRevert(resource: Resource, onReverted?: () => void): RevertControl {
  const t = useT();
  const text = useFailureText();
  const label = useLeafLabel(resource);
  const confirm = useConfirm();
  const alerts = useAlerts();
  const mayUpdate = useCan('update', resource.subject);
  const [revert, { isLoading }] = historyApi.useRevertMutation();

  const makeRevert =
    ({ id, version }: Versioned): Revert =>
    async (entry, to, changes) => {
      const fields = changes.map(({ path }) => label(path)).join(', ');
      // A reverted change is easily reverted again. A version may undo the work of others, so ask first.
      const isSure =
        to === 'change' ||
        (await confirm({
          title: t('history.revert_title'),
          text: t('history.revert_text', { fields }),
          confirmLabel: t('history.revert_version'),
        }));
      if (!isSure) return;
      try {
        const call = { resource: resource.name, id, entry: entry.id, to };
        const saved = await revert({ ...call, ...(version && { version }) }).unwrap();
        if (saved.version === version) alerts.info(t('history.unchanged'));
        else alerts.success(t('history.reverted', { fields }));
        onReverted?.();
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        alerts.error(text(failure));
      }
    };
  return { makeRevert: mayUpdate ? makeRevert : undefined, isBusy: isLoading };
}
