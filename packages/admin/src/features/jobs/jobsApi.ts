import type {
  jobDecisions,
  listJobRowsCall,
  showJob,
  undoJobCall,
} from '@rentyard/contract/entities/job';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, endpoint, readData } from '../../services/api/endpoint.ts';

type DecisionRoute = typeof jobDecisions.cancel | typeof jobDecisions.resume | typeof undoJobCall;

interface Decision {
  readonly id: number;
  readonly decision: 'cancel' | 'undo' | 'resume';
}

/** Background jobs: progress, result by row, cancel, resume and undo. */
export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    job: build.query({ ...endpoint<typeof showJob>('GET /jobs/:id'), keepUnusedDataFor: 0 }),
    jobRows: build.query({
      ...endpoint<typeof listJobRowsCall>('GET /jobs/:id/rows'),
      keepUnusedDataFor: 0,
    }),
    decideJob: build.mutation<DataOf<DecisionRoute>, Decision>({
      query: ({ id, decision }) =>
        buildRequest<DecisionRoute>(`POST /jobs/:id/${decision}`, { params: { id } }),
      transformResponse: readData,
    }),
  }),
});
