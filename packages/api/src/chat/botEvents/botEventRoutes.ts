import {
  listBotEvents,
  readBotLogRoute,
  readBotStats,
} from '@rentyard/contract/entities/chat/eventRoutes';
import { noProblems } from '@rentyard/contract/schema/draftSchema';
import { readMoment } from '@rentyard/contract/schema/moments';
import type { QueryOf } from '@rentyard/contract/schema/route';
import type { FastifyInstance } from 'fastify';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import type { Store } from '../../records/store.ts';
import { botEventStats, botEvents, readBotLog, type StatsQuery } from './botEvents.ts';

const day = 86_400_000;
/** Statistics start no earlier. */
const firstYear = Date.parse('0001-01-01T00:00:00Z');
/** Most columns that a chart can show. */
const columnsAtMost = 1_000;
const widths = { minute: 60_000, hour: 3_600_000, day } as const;

/** Bot events: the list, one event with its steps, and statistics over time. */
export function botEventRoutes(app: FastifyInstance, store: Store): void {
  const context = { store, binding: botEvents };
  listRoute(app, context, listBotEvents);

  handle(app, readBotStats, async ({ query }) =>
    botEventStats(store.db, statsOf(query, store.clock())),
  );

  handle(app, readBotLogRoute, async ({ params: { id }, query }) => {
    const log = await readBotLog(store, id, query);
    if (!log) throw new NotFound();
    return jsonData(JSON.stringify(log));
  });
}

function statsOf({ bucket, ...ends }: QueryOf<typeof readBotStats>, now: Date): StatsQuery {
  const problems = noProblems();
  const moment = (name: 'from' | 'to') => {
    const text = ends[name];
    const read = text === undefined ? undefined : readMoment(text);
    if (text !== undefined && read === undefined) problems[name] = [{ id: 'date' }];
    return read === undefined ? undefined : new Date(read);
  };
  const to = moment('to') ?? now;
  const from = moment('from') ?? new Date(Math.max(to.getTime() - day, firstYear));
  const columns = (to.getTime() - from.getTime()) / widths[bucket];
  if (columns < 0) problems.from = [...(problems.from ?? []), { id: 'range' }];
  if (columns > columnsAtMost) {
    problems.bucket = [{ id: 'max_value', values: { number: columnsAtMost } }];
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return { from, to, bucket };
}
