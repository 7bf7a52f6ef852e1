import { api } from '../../services/api/api.ts';
import { type DataOf, dataOf, requestOf } from '../../services/api/endpoint.ts';
import { type Routes, tag } from '../../services/api/listApi.ts';
import { callPath } from '../../services/api/listQuery.ts';

type DecisionRoute = Routes['restore' | 'purge'];

interface Decision {
  readonly resource: string;
  readonly decision: 'restore' | 'purge';
  readonly ids: readonly number[];
}

/** What became of records of the trash. */
export interface TrashOutcome {
  readonly done: readonly number[];
  /** Records that stayed, and why: `unique`, `in_use`, `not_found`, `reference_trashed`. */
  readonly refused: DataOf<DecisionRoute>['refused'];
}

/** Out of the trash, or away for good. Asked for by the trash alone. */
export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideTrash: build.mutation<TrashOutcome, Decision>({
      query: ({ resource, decision, ids }) =>
        requestOf<DecisionRoute>(`POST /${callPath(resource)}/${decision}`, { body: { ids } }),
      transformResponse: (body) => {
        const outcome = dataOf<DataOf<DecisionRoute>>(body);
        const done = 'restored' in outcome ? outcome.restored : outcome.purged;
        return { done, refused: outcome.refused };
      },
      invalidatesTags: (outcome, _, { resource }) => (outcome ? [tag(resource, 'LIST')] : []),
    }),
  }),
});
