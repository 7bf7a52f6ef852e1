import { statsBuckets } from '@rentyard/contract/buzbotEvent';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../failures.ts';
import { dataAnswer, send } from '../../http/answers.ts';
import { takeFilters } from '../../http/filterParams.ts';
import { takeSearch } from '../../http/listParams.ts';
import { listRoute } from '../../http/listRoute.ts';
import { readMoment } from '../../http/momentParam.ts';
import { QueryParams } from '../../http/queryParams.ts';
import { idOf } from '../../http/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { botEventStats, readBotLog, type StatsQuery } from './botEvents.ts';
import { buzbotOperations as operations } from './buzbotOperations.ts';
import { botEvents } from './kept.ts';

const right = ['read', 'buzbot_dashboard'] as const;
const day = 86_400_000;
/** Nothing is counted before. */
const firstYear = Date.parse('0001-01-01T00:00:00Z');
/** More columns than a chart can show. */
const columnsAtMost = 1_000;
const widths = { minute: 60_000, hour: 3_600_000, day } as const;

/** What the bot did: the list, one event with its steps, and figures over time. */
export function botEventRoutes(app: FastifyInstance, store: Store): void {
  const context = { store, kept: botEvents };
  listRoute(app, context, { path: '/buzbot/events', operation: operations.events });

  app.get(
    '/buzbot/events/stats',
    { config: { right, operation: operations.stats } },
    async (request, reply) => {
      const params = new QueryParams(request.url);
      const query = takeStats(params, store.clock());
      params.finish();
      return send(reply, dataAnswer(JSON.stringify(await botEventStats(store.db, query))));
    },
  );

  app.get(
    '/buzbot/log/:id',
    { config: { right, operation: operations.log } },
    async (request, reply) => {
      const id = idOf(request);
      const params = new QueryParams(request.url);
      const found = {
        words: takeSearch(params),
        filters: takeFilters(params, botEvents.resource),
      };
      params.finish();
      const log = await readBotLog(store, id, found);
      if (!log) throw new NotFound();
      return send(reply, dataAnswer(JSON.stringify(log)));
    },
  );
}

function takeStats(params: QueryParams, now: Date): StatsQuery {
  const to = takeMoment(params, 'to') ?? now;
  const from = takeMoment(params, 'from') ?? new Date(Math.max(to.getTime() - day, firstYear));
  const bucket = params.takeChoice('bucket', statsBuckets) ?? 'hour';
  const columns = (to.getTime() - from.getTime()) / widths[bucket];
  if (columns < 0) params.refuse('from', { id: 'range' });
  if (columns > columnsAtMost) {
    params.refuse('bucket', { id: 'max_value', values: { number: columnsAtMost } });
  }
  return { from, to, bucket };
}

function takeMoment(params: QueryParams, name: string): Date | undefined {
  const text = params.take(name);
  if (text === undefined) return undefined;
  const moment = readMoment(text);
  if (moment === undefined) params.refuse(name, { id: 'date' });
  return moment === undefined ? undefined : new Date(moment);
}
