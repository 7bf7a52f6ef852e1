import type { Audience, BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { allOf } from '../../db/sqlFragments.ts';
import { type BroadcastText, refuseLongTexts, textFor } from './broadcastText.ts';

/** Rooms `buzbot_rooms o` of the audience, without test rooms. */
function named({ languages, channels, clients, active_since }: Audience): SQL {
  return allOf([
    sql`o.deleted_at is null`,
    sql`o.tester_id is null`,
    ...(languages ? [sql`o.language = any(${sql.param(languages)}::text[])`] : []),
    ...(channels ? [sql`o.channel = any(${sql.param(channels)}::text[])`] : []),
    ...(clients === 'known' ? [sql`o.customer_id is not null`] : []),
    ...(clients === 'unknown' ? [sql`o.customer_id is null`] : []),
    ...(active_since ? [sql`o.last_message_created_at >= ${active_since}::timestamptz`] : []),
  ]);
}

/** Rooms of the audience that a message can reach. */
export function reached(audience: Audience, channels: readonly BuzbotChannel[]): SQL {
  return sql`${named(audience)} and ${reachable(channels)}`;
}

function reachable(channels: readonly BuzbotChannel[]): SQL {
  return sql`(not o.is_blocked and o.channel = any(${sql.param(channels)}::text[]))`;
}

export async function countReached(
  on: Queryable,
  audience: Audience,
  channels: readonly BuzbotChannel[],
): Promise<number> {
  const found = await on.one<{ count: number }>(
    sql`select count(*) as count from buzbot_rooms o where ${reached(audience, channels)}`,
  );
  return found?.count ?? 0;
}

/**
 * The recipients of a broadcast, and the text that each of them would get.
 * @throws {Invalid} when the text of a recipient is too long.
 */
export async function previewBroadcast(
  on: Queryable,
  { audience, text }: { readonly audience: Audience; readonly text: BroadcastText },
  channels: readonly BuzbotChannel[],
): Promise<BroadcastPreview> {
  await refuseLongTexts(on, text, reached(audience, channels));
  const rows = await on.rows<{
    language: string;
    channel: BuzbotChannel;
    is_reachable: boolean;
    count: number;
  }>(sql`
    select o.language, o.channel, ${reachable(channels)} as is_reachable, count(*) as count
    from buzbot_rooms o where ${named(audience)}
    group by 1, 2, 3 order by 1, 2, 3`);
  const found = rows.filter(({ is_reachable }) => is_reachable);
  const sum = (some: readonly { readonly count: number }[]) =>
    some.reduce((total, { count }) => total + count, 0);
  const by = <Key extends 'language' | 'channel'>(key: Key) =>
    [...new Set(found.map((row) => row[key]))].map((value) => ({
      value,
      count: sum(found.filter((row) => row[key] === value)),
    }));
  return {
    count: sum(found),
    unreachable: sum(rows) - sum(found),
    languages: by('language').map(({ value, count }) => ({
      language: value,
      count,
      text: textFor(text, value),
    })),
    channels: by('channel').map(({ value, count }) => ({ channel: value, count })),
  };
}
