import type { Resource } from '@rentyard/contract/schema/resource';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, readData } from '../../services/api/endpoint.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { callPath, type Routes, tag } from '../../services/api/listApi.ts';
import { useT } from '../../services/i18n/useT.ts';

type DecisionRoute = Routes['restore' | 'purge'];

interface Decision {
  readonly resource: string;
  readonly decision: 'restore' | 'purge';
  readonly ids: readonly number[];
}

/** The result of a restore or a purge. */
interface TrashOutcome {
  readonly done: readonly number[];
  /** Records that were refused, and why: `unique`, `in_use`, `not_found`, `reference_trashed`. */
  readonly refused: DataOf<DecisionRoute>['refused'];
}

/** Restores or purges records of the trash. */
const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideTrash: build.mutation<TrashOutcome, Decision>({
      query: ({ resource, decision, ids }) =>
        buildRequest<DecisionRoute>(`POST /${callPath(resource)}/${decision}`, { body: { ids } }),
      transformResponse: (body) => {
        const outcome = readData<DataOf<DecisionRoute>>(body);
        const done = 'restored' in outcome ? outcome.restored : outcome.purged;
        return { done, refused: outcome.refused };
      },
      invalidatesTags: (outcome, _, { resource }) => (outcome ? [tag(resource, 'LIST')] : []),
    }),
  }),
});

interface Trash {
  /** Restores records. True when at least one was restored. */
  readonly restore: (ids: readonly number[]) => Promise<boolean>;
  /** Asks for confirmation, then purges the records. True when at least one was purged. */
  readonly purge: (ids: readonly number[]) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Restores and purges deleted records (P-EDIT-7), and reports refused ones. */
export function useTrash({ name: resource }: Resource): Trash {
  const t = useT();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const [decide, { isLoading }] = trashApi.useDecideTrashMutation();

  const showOutcome = (done: string, { refused }: TrashOutcome, count: number) => {
    if (count > 0) alerts.success(done);
    for (const reason of new Set(refused.map((one) => one.reason))) {
      const rows = refused.filter((one) => one.reason === reason);
      const key = `trash.refused.${reason}`;
      const names = [...new Set(rows.flatMap(({ uses }) => uses.map(({ name }) => name)))];
      const values = { count: rows.length, names: names.join(', ') };
      alerts.error(t(t.has(key) ? key : 'trash.refused', values));
    }
  };

  const send = async (decision: 'restore' | 'purge', ids: readonly number[]): Promise<boolean> => {
    try {
      const outcome = await decide({ resource, decision, ids }).unwrap();
      const count = outcome.done.length;
      showOutcome(
        t(decision === 'restore' ? 'trash.restored' : 'trash.purged', { count }),
        outcome,
        count,
      );
      return count > 0;
    } catch (error) {
      if (isApiFailure(error) && error.uses?.length) {
        alerts.error(t('trash.refused.in_use', { count: ids.length }));
      } else alerts.failed(error);
      return false;
    }
  };

  return {
    restore: (ids) => send('restore', ids),
    purge: async (ids) => {
      const isSure = await confirm({
        title: t('trash.purge_title', { count: ids.length }),
        text: t('trash.purge_text'),
        tone: 'danger',
        confirmLabel: t('trash.purge'),
      });
      return isSure && send('purge', ids);
    },
    isBusy: isLoading,
  };
}
