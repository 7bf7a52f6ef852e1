import {
  type BotEventStats,
  type BotEventType,
  type BotLog,
  type BotStep,
  buzbotEvent,
  type statsBuckets,
} from '@rentyard/contract/entities/chat/event';
import {
  listBotEvents,
  readBotLogRoute,
  readBotStats,
} from '@rentyard/contract/entities/chat/eventRoutes';
import { noProblems } from '@rentyard/contract/schema/draftSchema';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { searchWords } from '@rentyard/contract/schema/listQuery/listSearch';
import { readMoment } from '@rentyard/contract/schema/moments';
import type { QueryOf } from '@rentyard/contract/schema/routes/route';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { allOf } from '../../db/sqlFragments.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { buildConditions, textMatches } from '../../records/list/conditions.ts';
import { registerResource } from '../../records/registerResource.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import type { Store } from '../../records/store.ts';

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
  const shown = error === undefined ? null : String(redactPayload(error)).slice(0, 2_000);
  await on.rows(sql`
    insert into buzbot_events
      (type, room_id, person, result, duration, error, payload, steps, created_at, updated_at)
    values (${type}, ${roomId}, ${person}, ${error === undefined ? 'ok' : 'error'}, ${duration},
      ${shown}, ${JSON.stringify(redactPayload(payload) ?? {})}::jsonb,
      ${JSON.stringify(redactPayload(steps))}::jsonb, ${at}, ${at})`);
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
    buildConditions(botEvents, { isTrash: false, filters, search: patterns.map(textMatches) }),
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
  return {
    ...found,
    payload: redactPayload(found.payload),
    steps: redactPayload(found.steps) as BotStep[],
  };
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

/** The replacement of a secret. */
const mask = '••••••';

const secretName =
  /(?:^|_|-)(?:token|secret|password|passwd|authorization|cookie|session|api_?key|access_?key|card|cvv|iban|pin)(?:$|_|-)/i;

/** Secrets inside texts: bot tokens, bearer tokens, passwords in URLs. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/\d{6,12}:[\w-]{30,}/g, mask],
  [/\b(Bearer|Basic)\s+[\w~+/.=-]{8,}/gi, `$1 ${mask}`],
  [/(\/\/[^/\s:@]+:)[^/\s@]+@/g, `$1${mask}@`],
];

const longNumber = /\b\d(?:[ -]?\d){12,18}\b/g;

/** The value with masked secrets, which are recognized by their names and their patterns. */
export function redactPayload(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.replace(longNumber, (number) => (isCard(number) ? mask : number));
    return secretTexts.reduce((left, [secret, shown]) => left.replace(secret, shown), text);
  }
  if (Array.isArray(value)) return value.map(redactPayload);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(snake(name)) && inner !== null ? mask : redactPayload(inner),
    ]),
  );
}

/** `botToken` -> `bot_Token`: makes both spellings of a name match. */
function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2');
}

/** Card numbers end with a check digit (ISO/IEC 7812); chat ids of that length rarely match it. */
function isCard(number: string): boolean {
  const digits = [...number.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit : 2 * digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

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
    botEventStats(store.db, parseStatsQuery(query, store.clock())),
  );

  handle(app, readBotLogRoute, async ({ params: { id }, query }) => {
    const log = await readBotLog(store, id, query);
    if (!log) throw new NotFound();
    return jsonData(JSON.stringify(log));
  });
}

function parseStatsQuery({ bucket, ...ends }: QueryOf<typeof readBotStats>, now: Date): StatsQuery {
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
