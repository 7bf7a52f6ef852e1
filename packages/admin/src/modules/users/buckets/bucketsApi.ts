import type {
  createS3Setting,
  deleteS3Setting,
  listS3Settings,
  testS3Draft,
  testS3Setting,
  updateS3Setting,
} from '@rentyard/contract/entities/system/s3SettingRoutes';
import { api } from '../../../services/api/api.ts';
import { endpoint, pageContent } from '../../../services/api/endpoint.ts';

interface OfPerson {
  readonly params: { readonly id: number };
}

const buildTags = ({ params }: OfPerson) =>
  [{ type: 'Record', id: `users/${params.id}/buckets` }] as const;
const changedTags = (_: unknown, failure: unknown, of: OfPerson) => (failure ? [] : buildTags(of));

/** Endpoints of a user's upload buckets (`/users/{id}/s3_settings`). */
export const bucketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    buckets: build.query({
      ...endpoint<typeof listS3Settings>('GET /users/:id/s3_settings'),
      extraOptions: pageContent,
      providesTags: (_, __, of) => buildTags(of),
    }),
    addBucket: build.mutation({
      ...endpoint<typeof createS3Setting>('POST /users/:id/s3_settings'),
      invalidatesTags: changedTags,
    }),
    changeBucket: build.mutation({
      ...endpoint<typeof updateS3Setting>('PATCH /users/:id/s3_settings/:sid'),
      invalidatesTags: changedTags,
    }),
    removeBucket: build.mutation({
      ...endpoint<typeof deleteS3Setting>('DELETE /users/:id/s3_settings/:sid'),
      invalidatesTags: changedTags,
    }),
    testBucketDraft: build.mutation(
      endpoint<typeof testS3Draft>('POST /users/:id/s3_settings/test'),
    ),
    testBucket: build.mutation(
      endpoint<typeof testS3Setting>('POST /users/:id/s3_settings/:sid/test'),
    ),
  }),
});
