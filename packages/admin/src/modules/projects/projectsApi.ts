import { api } from '../../api/api.ts';

/** What a mail server, or the way to it, said to a test mail. */
export interface TestMailOutcome {
  readonly to: string;
  readonly sent: boolean;
  /** Why it was not sent. */
  readonly code:
    | 'not_set_up'
    | 'address_refused'
    | 'unreachable'
    | 'timeout'
    | 'tls'
    | 'auth'
    | 'rejected'
    | null;
  /** In the server's own words. */
  readonly answer: string;
}

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendTestMail: build.mutation<TestMailOutcome, { readonly id: number; readonly to: string }>({
      query: ({ id, to }) => ({
        path: `projects/${id}/test_mail`,
        method: 'POST',
        body: to === '' ? {} : { to },
      }),
      transformResponse: ({ data }: { readonly data: TestMailOutcome }) => data,
      extraOptions: { ignored: 'all' },
    }),
  }),
});
