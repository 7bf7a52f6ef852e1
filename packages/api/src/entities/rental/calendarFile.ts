import type { FeedKind } from '@rentyard/contract/entities/rental/calendarFeedRoutes';
import { sql } from 'drizzle-orm';
import type { Locale } from '../../db/sqlFragments.ts';
import type { Store } from '../../records/store.ts';
import { findTarget, referenceJson } from '../../records/targets.ts';

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
export async function calendarFile(store: Store, options: FileOptions): Promise<string> {
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
    where ${ofOrder} and o.deleted_at is null and o.life_stage <> 'cancelled' and o.status <> 'hidden'
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
