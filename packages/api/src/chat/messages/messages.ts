import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { allOf, type Locale, momentText, textIn } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import type { Store } from '../../records/store.ts';
import { imageJson } from '../../records/targets.ts';

/** The served columns of a message, of the table `buzbot_messages m`. */
export function messageColumns(locale: Locale): SQL {
  return sql`
    m.id, m.room_id, m.direction,
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = m.author_id)
      as author,
    m.text,
    coalesce((select json_agg(${imageJson(sql`a.id`, locale)} order by a.place)
      from unnest(m.attachments) with ordinality as a (id, place)), '[]'::json) as attachments,
    m.client_id, m.delivery, m.failure, m.broadcast_id, ${recordJson(locale)} as record,
    coalesce(m.buttons, '{}') as buttons,
    ${momentText(sql`m.created_at`)} as created_at`;
}

/** The offer or the order that the message is about; null without any, and after a purge. */
function recordJson(locale: Locale): SQL {
  const label = sql`json_build_object('resource', m.record_resource, 'id', t.id,
    'name', coalesce(${textIn(sql`t.name`, locale)}, t.code))`;
  return sql`case m.record_resource
    when 'offers' then (select ${label} from offers t where t.id = m.record_id)
    when 'orders' then (select ${label} from orders t where t.id = m.record_id) end`;
}

/** A message as JSON text; undefined when it does not exist. */
export async function messageJson(
  on: Queryable,
  id: number,
  locale: Locale,
): Promise<string | undefined> {
  const found = await on.one<{ json: string }>(sql`
    select row_to_json(x)::text as json from (
      select ${messageColumns(locale)} from buzbot_messages m where m.id = ${id}
    ) x`);
  return found?.json;
}

export interface MessagesQuery {
  readonly roomId: number;
  /** Only messages older than this one. */
  readonly before: number | undefined;
  /** Only messages newer than this one; the page then starts with the oldest of them. */
  readonly after: number | undefined;
  readonly limit: number;
  readonly words: readonly string[];
}

/** A page of messages by key. */
export interface MessagesPage {
  /** A JSON array, newest first. */
  readonly json: string;
  /** Whether there are more in the requested direction. */
  readonly hasMore: boolean;
}

/** The messages of a room, newest first. */
export async function listMessages(
  store: Store,
  { roomId, before, after, limit, words }: MessagesQuery,
  locale: Locale,
): Promise<MessagesPage> {
  const patterns = await store.searchPatterns(words);
  const where = allOf([
    sql`m.room_id = ${roomId}`,
    ...(before === undefined ? [] : [sql`m.id < ${before}`]),
    ...(after === undefined ? [] : [sql`m.id > ${after}`]),
    ...patterns.map((pattern) => sql`m.search_text like ${pattern}`),
  ]);
  const direction = after === undefined ? sql`desc` : sql`asc`;
  const found = await store.db.one<{ json: string; total: number }>(sql`
    with page as (
      select m.id from buzbot_messages m where ${where} order by m.id ${direction} limit ${limit + 1}
    )
    select coalesce((select json_agg(x order by x.id desc) from (
        select ${messageColumns(locale)} from buzbot_messages m
        where m.id in (select id from page order by id ${direction} limit ${limit})
      ) x), '[]')::text as json,
      (select count(*) from page) as total`);
  return { json: found?.json ?? '[]', hasMore: (found?.total ?? 0) > limit };
}

export interface MessageSearch {
  readonly words: readonly string[];
  readonly before: number | undefined;
  readonly limit: number;
}

/** Messages of all rooms that contain the words, newest first, each with its room. */
export async function searchMessages(
  store: Store,
  { words, before, limit }: MessageSearch,
  locale: Locale,
): Promise<MessagesPage> {
  const patterns = await store.searchPatterns(words);
  const where = allOf([
    ...(before === undefined ? [] : [sql`m.id < ${before}`]),
    ...patterns.map((pattern) => sql`m.search_text like ${pattern}`),
  ]);
  const found = await store.db.one<{ json: string; total: number }>(sql`${plannedAnew}
    with page as (
      select m.id from buzbot_messages m
      join buzbot_rooms o on o.id = m.room_id and o.deleted_at is null
      where ${where} order by m.id desc limit ${limit + 1}
    )
    select coalesce((select json_agg(x order by x.id desc) from (
        select ${messageColumns(locale)},
          (select json_build_object('id', o.id, 'name', o.customer_name)
           from buzbot_rooms o where o.id = m.room_id) as room
        from buzbot_messages m where m.id in (select id from page order by id desc limit ${limit})
      ) x), '[]')::text as json,
      (select count(*) from page) as total`);
  return { json: found?.json ?? '[]', hasMore: (found?.total ?? 0) > limit };
}
