import type { LanguageCode } from '@rentyard/contract/languages';
import type { Subject } from '@rentyard/contract/permissions';
import type { NewView, SavedView, ViewChange } from '@rentyard/contract/view';
import { api } from '../../api/api.ts';

interface ViewsQuery {
  /** Of one module; of all without it. */
  readonly subject?: Subject;
  /** Only those of the side bar. */
  readonly isPinned?: boolean;
  readonly language: LanguageCode;
}

const dataOf = <Data>({ data }: { readonly data: Data }): Data => data;
const background = { ignored: 'all' } as const;
const views = [{ type: 'Record', id: 'views/LIST' }] as const;

/** Saved views of lists, each with the count of what it shows (P-LIST-7). */
export const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    views: build.query<readonly SavedView[], ViewsQuery>({
      query: ({ subject, isPinned, language }) => ({
        path: `views?${subject ? `subject=${subject}&` : ''}${isPinned ? 'pinned=1&' : ''}counts=1`,
        language,
      }),
      transformResponse: dataOf<readonly SavedView[]>,
      extraOptions: background,
      // What is counted changes with the lists.
      providesTags: (found = []) => [
        ...views,
        ...found.map(({ subject }) => ({
          type: 'Record' as const,
          id: `${subject.replaceAll('-', '_')}/LIST`,
        })),
      ],
    }),
    createView: build.mutation<SavedView, NewView>({
      query: (view) => ({ path: 'views', method: 'POST', body: view }),
      transformResponse: dataOf<SavedView>,
      extraOptions: background,
      invalidatesTags: (view) => (view ? views : []),
    }),
    updateView: build.mutation<SavedView, ViewChange & { readonly id: number }>({
      query: ({ id, ...change }) => ({ path: `views/${id}`, method: 'PATCH', body: change }),
      transformResponse: dataOf<SavedView>,
      extraOptions: background,
      invalidatesTags: views,
    }),
    removeView: build.mutation<unknown, number>({
      query: (id) => ({ path: 'views', method: 'DELETE', body: { id } }),
      extraOptions: background,
      invalidatesTags: views,
    }),
  }),
});
