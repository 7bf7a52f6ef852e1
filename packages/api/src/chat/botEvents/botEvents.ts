import type {
  BotEventStats,
  BotEventType,
  BotLog,
  BotStep,
  statsBuckets,
} from '@rentyard/contract/entities/chat/event';
import { buzbotEvent } from '@rentyard/contract/entities/chat/event';
import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import { searchWords } from '@rentyard/contract/schema/listSearch';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { allOf } from '../../db/sqlFragments.ts';
import { conditionsOf, textMatches } from '../../records/list/conditions.ts';
import { registerResource } from '../../records/resourceBinding.ts';
import type { Store } from '../../records/store.ts';
import { masked } from './masked.ts';

export const botEvents = registerResource(buzbotEvent);

export interface NewBotEvent {
  readonly type: BotEventType;
  readonly roomId: number | null;
  readonly person: string | null;
  readonly error?: string | undefined;
  readonly duration: number;
  readonly payload: unknown;
  readonly steps: readonly BotStep[];
}

/** Stores a bot event. Secrets are masked before. */
export async function recordBotEvent(on: Queryable, event: NewBotEvent, now: Date): Promise<void> {
  const { type, roomId, person, error, duration, payload, steps } = event;
  const at = now.toISOString();
  const shown = error === undefined ? null : String(masked(error)).slice(0, 2_000);
  await on.rows(sql`
    insert into buzbot_events
      (type, room_id, person, result, duration, error, payload, steps, created_at, updated_at)
    values (${type}, ${roomId}, ${person}, ${error === undefined ? 'ok' : 'error'}, ${duration},
      ${shown}, ${JSON.stringify(masked(payload) ?? {})}::jsonb,
      ${JSON.stringify(masked(steps))}::jsonb, ${at}, ${at})`);
}

type Found = Pick<ListQuery, 'search' | 'filters'>;

/** An event with its steps, and the previous and next event of the query. */
export async function readBotLog(
  store: Store,
  id: number,
  { search, filters }: Found,
): Promise<BotLog | undefined> {
  const patterns = await store.searchPatterns(searchWords(search));
  const where = allOf(
    conditionsOf(botEvents, { isTrash: false, filters, search: patterns.map(textMatches) }),
  );
  const neighbour = (comparison: SQL, order: SQL) => sql`
    (select r.id from buzbot_events r
     where ${where} and (r.created_at, r.id) ${comparison} (e.created_at, e.id)
     order by ${order} limit 1)`;
  const found = await store.db.one<BotLog>(sql`
    select e.id, e.type, e.person, e.result, e.duration, e.error, e.payload, e.steps, e.created_at,
      (select json_build_object('id', o.id, 'name', o.customer_name)
       from buzbot_rooms o where o.id = e.room_id) as room,
      ${neighbour(sql`<`, sql`r.created_at desc, r.id desc`)} as previous,
      ${neighbour(sql`>`, sql`r.created_at, r.id`)} as next
    from buzbot_events e where e.id = ${id} and e.deleted_at is null`);
  if (!found) return undefined;
  return { ...found, payload: masked(found.payload), steps: masked(found.steps) as BotStep[] };
}

export interface StatsQuery {
  readonly from: Date;
  readonly to: Date;
  readonly bucket: (typeof statsBuckets)[number];
}

/** Counts of events and errors per time interval, empty intervals included. */
export function botEventStats(
  on: Queryable,
  { from, to, bucket }: StatsQuery,
): Promise<readonly BotEventStats[]> {
  const unit = sql.raw(`'${bucket}'`);
  const column = (moment: SQL) => sql`date_trunc(${unit}, ${moment} at time zone 'UTC')`;
  return on.rows<BotEventStats>(sql`
    select c.at at time zone 'UTC' as at, coalesce(e.total, 0)::int as total,
      coalesce(e.errors, 0)::int as errors
    from generate_series(${column(sql`${from.toISOString()}::timestamptz`)},
                         ${column(sql`${to.toISOString()}::timestamptz`)},
                         ${sql.raw(`interval '1 ${bucket}'`)}) as c (at)
    left join (
      select ${column(sql`created_at`)} as at, count(*) as total,
        count(*) filter (where result = 'error') as errors
      from buzbot_events
      where created_at >= ${from.toISOString()} and created_at <= ${to.toISOString()}
      group by 1
    ) e on e.at = c.at
    order by c.at`);
}
