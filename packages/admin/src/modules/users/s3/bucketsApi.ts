import type { S3Setting, S3Test } from '@rentyard/contract/s3Setting';
import { api } from '../../../api/api.ts';
import { type Page, shownInPlace } from '../../../api/listApi.ts';

interface Of {
  readonly user: number;
  readonly id: number;
}

const dataOf = <Data>({ data }: { readonly data: Data }): Data => data;
const tagOf = (user: number) => [{ type: 'Record', id: `users/${user}/buckets` }] as const;
const inForm = { ignored: 'all' } as const;

/** The buckets that a person uploads to (`/users/{id}/s3_settings`). */
export const bucketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    buckets: build.query<Page<S3Setting>, number>({
      query: (user) => ({ path: `users/${user}/s3_settings?per_page=100` }),
      extraOptions: shownInPlace,
      providesTags: (_, __, user) => tagOf(user),
    }),
    saveBucket: build.mutation<
      S3Setting,
      { readonly user: number; readonly bucket: S3Setting | undefined; readonly draft: object }
    >({
      query: ({ user, bucket, draft }) => ({
        path: bucket ? `users/${user}/s3_settings/${bucket.id}` : `users/${user}/s3_settings`,
        method: bucket ? 'PATCH' : 'POST',
        body: bucket ? { ...draft, version: bucket.version } : draft,
      }),
      transformResponse: dataOf<S3Setting>,
      extraOptions: inForm,
      invalidatesTags: (_, failure, { user }) => (failure ? [] : tagOf(user)),
    }),
    removeBucket: build.mutation<unknown, Of>({
      query: ({ user, id }) => ({ path: `users/${user}/s3_settings/${id}`, method: 'DELETE' }),
      extraOptions: inForm,
      invalidatesTags: (_, failure, { user }) => (failure ? [] : tagOf(user)),
    }),
    testBucket: build.mutation<S3Test, Of>({
      query: ({ user, id }) => ({ path: `users/${user}/s3_settings/${id}/test`, method: 'POST' }),
      transformResponse: dataOf<S3Test>,
      extraOptions: inForm,
    }),
  }),
});
