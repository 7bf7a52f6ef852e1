import type { sendTestMail } from '@rentyard/contract/entities/mailRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendTestMail: build.mutation(endpoint<typeof sendTestMail>('POST /projects/:id/test_mail')),
  }),
});
