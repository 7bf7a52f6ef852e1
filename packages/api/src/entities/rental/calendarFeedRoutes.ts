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

interface FileOptions {
  readonly kind: FeedKind;
  readonly target: number;
  /** The name that calendar programs show. */
  readonly name: string;
  readonly withBlockedPeriods: boolean;
  readonly locale: Locale;
}

interface EventRow {
  readonly uid: string;
  readonly starts_at: Date | string;
  readonly ends_at: Date | string;
  readonly updated_at: Date | string;
  readonly version: number;
  readonly is_tentative: boolean;
  readonly code: string;
  readonly offer: { readonly name: string } | null;
  readonly client: { readonly name: string } | null;
  readonly note: string | null;
}

/** The time that a feed has, in days before and after now. */
const shownDays = { before: 90, after: 400 } as const;
const eventsAtMost = 2_000;

/** The orders and blocked periods of a feed as a calendar of RFC 5545. Moments are in UTC. */
async function calendarFile(store: Store, options: FileOptions): Promise<string> {
  const { name } = options;
  // Few requests read a feed, so the library loads with the first one.
  const { default: ical, ICalEventStatus, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name,
    prodId: { company: 'Rentyard', product: 'Rentyard', language: 'EN' },
    ttl: 3_600,
  });
  for (const row of await readEvents(store, options)) {
    calendar.createEvent({
      id: row.uid,
      start: new Date(row.starts_at),
      end: new Date(row.ends_at),
      stamp: new Date(row.updated_at),
      lastModified: new Date(row.updated_at),
      sequence: row.version - 1,
      summary: [row.code, row.client?.name, row.offer?.name].filter(Boolean).join(' · '),
      description: row.note,
      status: row.is_tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: row.is_tentative
        ? ICalEventTransparency.TRANSPARENT
        : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}

function readEvents(
  { db, targets, clock }: Store,
  { kind, target, withBlockedPeriods, locale }: FileOptions,
): Promise<readonly EventRow[]> {
  const now = sql`${clock().toISOString()}::timestamptz`;
  const range = sql`tstzrange(${now} - ${shownDays.before} * interval '1 day', ${now} + ${shownDays.after} * interval '1 day')`;
  const reference = (resource: string, id: ReturnType<typeof sql>) =>
    referenceJson(findTarget(targets, resource), id, locale);
  const byKind = {
    offer: [sql`o.offer_id = ${target}`, sql`m.id = ${target}`],
    owner: [
      sql`o.offer_id in (select id from offers where user_id = ${target})`,
      sql`m.user_id = ${target}`,
    ],
    assignee: [sql`o.assignee_id = ${target}`, sql`m.assignee_id = ${target}`],
  } as const;
  const [ofOrder, ofMachine] = byKind[kind];
  return db.rows<EventRow>(sql`
    select 'order-' || o.id || '@rentyard' as uid, o.starts_at, coalesce(o.returned_at, o.due_at) as ends_at,
      o.updated_at, o.version, o.status = 'new' as is_tentative, o.code,
      ${reference('offers', sql`o.offer_id`)} as offer, ${reference('clients', sql`o.client_id`)} as client,
      null::text as note
    from orders o
    where ${ofOrder} and o.deleted_at is null and o.life_stage <> 'cancelled'
      and (o.status <> 'new' or coalesce(expires_at(o) > ${now}, true))
      and o.starts_at < coalesce(o.returned_at, o.due_at)
      and tstzrange(o.starts_at, coalesce(o.returned_at, o.due_at)) && ${range}
    union all
    select 'blocked-' || b.id || '-' || extract(epoch from lower(v.period))::bigint || '@rentyard',
      lower(v.period), upper(v.period), b.updated_at, b.version, false, b.code,
      ${reference('offers', sql`m.id`)}, null, b.note
    from offers m join reservations v on v.offer_id = m.id
    join blocked_periods b on b.id = v.blocked_period_id
    where ${withBlockedPeriods} and ${ofMachine} and m.deleted_at is null and v.period && ${range}
    order by 2, 1 limit ${sql.raw(String(eventsAtMost))}`);
}
