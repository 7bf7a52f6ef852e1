import type {
  changeCustomerNotices,
  changeNoticeTexts,
  previewNotice,
  readCustomerNotices,
} from '@rentyard/contract/entities/chat/customerNoticeRoutes';
import { api } from '../../../services/api/api.ts';
import { endpoint, pageContent } from '../../../services/api/endpoint.ts';

/** Calls of the messages to owners and clients. */
export const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerNotices: build.query({
      ...endpoint<typeof readCustomerNotices>('GET /settings/customer_notices'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
    changeCustomerNotices: build.mutation({
      ...endpoint<typeof changeCustomerNotices>('PATCH /settings/customer_notices'),
    }),
    changeNoticeTexts: build.mutation({
      ...endpoint<typeof changeNoticeTexts>('PATCH /settings/customer_notices/:notice'),
    }),
    previewNotice: build.query({
      ...endpoint<typeof previewNotice>('POST /settings/customer_notices/:notice/preview'),
      keepUnusedDataFor: 0,
    }),
  }),
});
