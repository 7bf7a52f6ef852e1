import type {
  approveProposals,
  editProposal,
  listProposals,
  rejectProposals,
} from '@rentyard/contract/entities/proposal/proposalRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint, pageContent } from '../../services/api/endpoint.ts';

const invalidatesTags = [{ type: 'Record' as const, id: 'proposals/LIST' }];

/** Proposals and the decisions about them. */
export const proposalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    proposals: build.query({
      ...endpoint<typeof listProposals>('GET /proposals'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
      providesTags: invalidatesTags,
    }),
    approveProposals: build.mutation({
      ...endpoint<typeof approveProposals>('POST /proposals/approve'),
      invalidatesTags,
    }),
    rejectProposals: build.mutation({
      ...endpoint<typeof rejectProposals>('POST /proposals/reject'),
      invalidatesTags,
    }),
    editProposal: build.mutation({
      ...endpoint<typeof editProposal>('PATCH /proposals/:id'),
      invalidatesTags,
    }),
  }),
});
