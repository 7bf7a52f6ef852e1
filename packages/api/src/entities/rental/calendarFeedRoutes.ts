import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type CalendarFeed,
  createCalendarFeed,
  type FeedKind,
  feedsAtMost,
  listCalendarFeeds,
  readCalendarFeed,
  removeCalendarFeed,
} from '@rentyard/contract/entities/rental/calendarFeedRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readCurrentPermissions } from '../../auth/ownPermissions.ts';
import type { Queryable } from '../../db/database.ts';
import { lockCount } from '../../db/lockCount.ts';
import { type Locale, momentText } from '../../db/sqlFragments.ts';
import { Invalid, NotFound, WrongState } from '../../errors/failures.ts';
import { confirmPermissions } from '../../http/access/permissions.ts';
import { FileResponse } from '../../http/fileResponse.ts';
import { handle } from '../../http/handle.ts';
import { findLocale, type RouteContext } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { findTarget, referenceJson } from '../../records/targets.ts';
import { calendarFile } from './calendarFile.ts';

/** The kind of record that a feed is about. */
const targetByKind: Readonly<Record<FeedKind, string>> = {
  offer: 'offers',
  owner: 'clients',
  assignee: 'staff',
};

/** iCalendar feeds: own ones in the profile, and their files for programs that know the secret. */
export function calendarFeedRoutes(app: FastifyInstance, { store }: RouteContext): void {
  const { db, clock } = store;

  handle(app, listCalendarFeeds, async ({ user, request }) =>
    readFeeds(store, sql`f.user_id = ${user.id}`, await findLocale(request, store)),
  );

  handle(app, createCalendarFeed, async ({ user, body: { kind, target }, request }) => {
    const locale = await findLocale(request, store);
    const secret = randomBytes(32).toString('base64url');
    const id = await db.transaction(async (tx) => {
      await refuseUnknown(tx, kind, target);
      await lockCount(tx, 'calendar_feeds', user.id);
      const made = await tx.one<{ id: number }>(sql`
        insert into calendar_feeds (user_id, kind, target_id, secret_hash, created_at)
        select ${user.id}, ${kind}, ${target}, ${hashSecret(secret)}, ${clock().toISOString()}::timestamptz
        where (select count(*) from calendar_feeds where user_id = ${user.id}) < ${feedsAtMost}
        returning id`);
      if (!made) throw new WrongState();
      await confirmPermissions(request, tx);
      return made.id;
    });
    const [feed] = await readFeeds(store, sql`f.id = ${id}`, locale);
    if (!feed) throw new NotFound();
    return { ...feed, secret };
  });

  handle(app, removeCalendarFeed, async ({ user, params: { id } }) => {
    const removed = await db.rows(sql`
      delete from calendar_feeds where id = ${id} and user_id = ${user.id} returning id`);
    if (removed.length === 0) throw new NotFound();
    return undefined;
  });

  handle(app, readCalendarFeed, async ({ params: { file }, request, reply }) => {
    const secret = file.replace(/\.ics$/, '');
    const feed = await db.one<StoredFeed>(sql`
      update calendar_feeds set last_used_at = ${clock().toISOString()}::timestamptz
      where secret_hash = ${hashSecret(secret)} returning id, user_id, kind, target_id`);
    if (!feed) throw new NotFound();
    const { ability } = await readCurrentPermissions(db, feed.user_id);
    const mayRead = ability.can('read', 'orders') && ability.can('read', 'offers');
    // A feed of a user who lost the permission looks like a revoked one.
    if (!mayRead) throw new NotFound();
    const withBlockedPeriods = ability.can('read', 'blocked-periods');
    const locale = await findLocale(request, store);
    const [described] = await readFeeds(store, sql`f.id = ${feed.id}`, locale);
    const text = await calendarFile(store, {
      ...{ kind: feed.kind, target: feed.target_id, withBlockedPeriods, locale },
      name: described?.target.name ?? '',
    });
    // Proxies must not store what only the secret opens.
    reply.header('cache-control', 'private, max-age=300');
    return new FileResponse('rentyard.ics', 'text/calendar; charset=utf-8', Readable.from([text]));
  });
}

interface StoredFeed {
  readonly id: number;
  readonly user_id: number;
  readonly kind: FeedKind;
  readonly target_id: number;
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

async function refuseUnknown(on: Queryable, kind: FeedKind, target: number): Promise<void> {
  const found = await on.one(
    kind === 'offer'
      ? sql`select id from offers where id = ${target} and deleted_at is null`
      : sql`select id from users where id = ${target} and deleted_at is null
          and kind = ${kind === 'owner' ? 'client' : 'staff'}`,
  );
  if (!found) throw Invalid.at('target', { id: 'not_found' });
}

/** Feeds whose offer or user still exists. */
function readFeeds(
  { db, targets }: Store,
  which: SQL,
  locale: Locale,
): Promise<readonly CalendarFeed[]> {
  const targetJson = (kind: FeedKind) =>
    referenceJson(findTarget(targets, targetByKind[kind]), sql`f.target_id`, locale);
  return db.rows<CalendarFeed>(sql`
    select * from (
      select f.id, f.kind, case f.kind
          when 'offer' then ${targetJson('offer')}
          when 'owner' then ${targetJson('owner')}
          else ${targetJson('assignee')} end as target,
        ${momentText(sql`f.created_at`)} as created_at, ${momentText(sql`f.last_used_at`)} as last_used_at
      from calendar_feeds f where ${which}
    ) shown where target is not null order by id`);
}
