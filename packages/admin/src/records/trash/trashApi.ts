import type { Use } from '@rentyard/contract/errors';
import { api } from '../../api/api.ts';
import { tag } from '../../api/listApi.ts';
import { callPath } from '../../api/listQuery.ts';

/** A record that stayed in the trash, and why: `unique`, `in_use`, `not_found`, `reference_trashed`. */
interface Refused {
  readonly id: number;
  readonly reason: string;
  /** Of `reference_trashed` what it points at. */
  readonly uses: readonly Use[];
}

/** What became of records of the trash. */
export interface TrashOutcome {
  readonly done: readonly number[];
  readonly refused: readonly Refused[];
}

interface Deed {
  readonly resource: string;
  readonly deed: 'restore' | 'purge';
  readonly ids: readonly number[];
}

interface Answered {
  readonly data: {
    readonly restored?: readonly number[];
    readonly purged?: readonly number[];
    readonly refused: readonly Refused[];
  };
}

/** Out of the trash, or away for good. Asked for by the trash alone. */
export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideTrash: build.mutation<TrashOutcome, Deed>({
      query: ({ resource, deed, ids }) => ({
        path: `${callPath(resource)}/${deed}`,
        method: 'POST',
        body: { ids },
      }),
      transformResponse: ({ data }: Answered) => ({
        done: data.restored ?? data.purged ?? [],
        refused: data.refused,
      }),
      extraOptions: { ignored: 'all' },
      invalidatesTags: (outcome, _, { resource }) => (outcome ? [tag(resource, 'LIST')] : []),
    }),
  }),
});
