import type {
  createView,
  deleteViews,
  listViews,
  updateView,
} from '@rentyard/contract/entities/records/viewRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Subject } from '@rentyard/contract/permissions';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, endpoint, readData } from '../../services/api/endpoint.ts';

interface ViewsQuery {
  /** Views of one module; of all modules when omitted. */
  readonly subject?: Subject;
  /** Only views pinned to the side bar. */
  readonly isPinned?: boolean;
  readonly language: LanguageCode;
}

const views = [{ type: 'Record', id: 'views/LIST' }] as const;

/** Saved views of lists, each with its record count (P-LIST-7). */
export const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    views: build.query<DataOf<typeof listViews>, ViewsQuery>({
      query: ({ subject, isPinned, language }) =>
        buildRequest<typeof listViews>('GET /views', {
          query: { subject, pinned: isPinned ? '1' : undefined, counts: '1' },
          language,
        }),
      transformResponse: readData,
      // The counts change with these lists.
      providesTags: (found = []) => [
        ...views,
        ...found.map(({ subject }) => ({
          type: 'Record' as const,
          id: `${subject.replaceAll('-', '_')}/LIST`,
        })),
      ],
    }),
    createView: build.mutation({
      ...endpoint<typeof createView>('POST /views'),
      invalidatesTags: (view) => (view ? views : []),
    }),
    updateView: build.mutation({
      ...endpoint<typeof updateView>('PATCH /views/:id'),
      invalidatesTags: views,
    }),
    removeView: build.mutation({
      ...endpoint<typeof deleteViews>('DELETE /views'),
      invalidatesTags: views,
    }),
  }),
});
