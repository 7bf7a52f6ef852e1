import type { BotEventStats, BotLog, statsBuckets } from '@rentyard/contract/buzbotEvent';
import { api } from '../../api/api.ts';
import { shownInPlace } from '../../api/listApi.ts';
import { type ListQuery, listPath } from '../../api/listQuery.ts';

export interface StatsQuery {
  /** Moments. */
  readonly from: string;
  readonly to: string;
  readonly bucket: (typeof statsBuckets)[number];
}

export interface LogQuery {
  readonly id: number;
  /** The list that the event is read in: its neighbours are those of that list. */
  readonly found: Pick<ListQuery, 'search' | 'filters'>;
}

/** What only the dashboard of the bot asks for. */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    botEventStats: build.query<readonly BotEventStats[], StatsQuery>({
      query: ({ from, to, bucket }) => ({
        path: `buzbot/events/stats?${new URLSearchParams({ from, to, bucket })}`,
      }),
      transformResponse: ({ data }: { readonly data: readonly BotEventStats[] }) => data,
      extraOptions: { ignored: 'all' },
      keepUnusedDataFor: 10,
    }),
    botLog: build.query<BotLog, LogQuery>({
      query: ({ id, found }) => ({ path: logPath(id, found) }),
      transformResponse: ({ data }: { readonly data: BotLog }) => data,
      extraOptions: shownInPlace,
    }),
  }),
});

/** Search and filters as the list asks for them, without its page. */
function logPath(id: number, found: LogQuery['found']): string {
  const [, query = ''] = listPath('', { ...found, page: 1, per_page: 1 }).split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  parameters.delete('per_page');
  return `buzbot/log/${id}${parameters.size > 0 ? `?${parameters}` : ''}`;
}
