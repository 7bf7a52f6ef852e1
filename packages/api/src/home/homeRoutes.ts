import {
  type ModuleHealth,
  type QueueEntry,
  type QueueItem,
  readHome,
} from '@rentyard/contract/entities/home';
import { readPeriodFigures } from '@rentyard/contract/entities/homeFigures';
import {
  changeHomeSettings,
  type HomeSettings,
  homeSettings,
  readHomeSettings,
} from '@rentyard/contract/entities/homeSettings';
import { defaultRentalSettings } from '@rentyard/contract/entities/rental/rentalSettings';
import type { Permission } from '@rentyard/contract/permissions';
import { healthIssuesOf } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { botEvents } from '../chat/botEvents/botEvents.ts';
import { broadcasts } from '../chat/broadcasts/broadcasts.ts';
import { rooms } from '../chat/rooms/rooms.ts';
import { joined, literal, name } from '../db/sqlFragments.ts';
import { offers } from '../entities/offers/offers.ts';
import { orders } from '../entities/orders/orders.ts';
import type { User } from '../http/access/user.ts';
import { handle } from '../http/handle.ts';
import { unreadNotifications } from '../notifications/notificationRecords.ts';
import { listTotal } from '../records/list/totals.ts';
import { findLocale } from '../records/routes/routeContext.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { parseSettings, readSettings, writeSettings } from '../records/write/settings.ts';
import { homeFigures } from './homeFigures.ts';
import { listLink } from './homeLists.ts';
import { periodFigures } from './periodFigures.ts';

interface Limits {
  /** Orders that are new for longer are waiting, unless an admin chose another limit. */
  readonly waitingHours: number;
}

/**
 * The home page and its settings. Its counts are those that the database maintains, so that no
 * table is scanned.
 */
export function homeRoutes(app: FastifyInstance, store: Store, limits: Limits): void {
  const { db, clock } = store;
  const defaults: HomeSettings = { order_waiting_hours: limits.waitingHours };
  const settings = () => readSettings(db, 'home', defaults);

  handle(app, readHome, async ({ user: person }) => {
    const now = clock();
    const [{ order_waiting_hours: waitingHours }, { tentative_hours: tentativeHours }] =
      await Promise.all([settings(), readSettings(db, 'rental', defaultRentalSettings)]);
    const [queue, figures, health] = await Promise.all([
      homeQueue(store, { person, now, waitingHours, tentativeHours }),
      homeFigures(store, person, now),
      homeHealth(store, person),
    ]);
    return { queue, figures, health };
  });

  handle(app, readPeriodFigures, async ({ user: person, query, request }) =>
    periodFigures(store, { person, query, now: clock(), locale: await findLocale(request, store) }),
  );

  handle(app, readHomeSettings, settings);

  handle(app, changeHomeSettings, async ({ body, user }) => {
    const value = parseSettings(homeSettings, body);
    await writeSettings(db, 'home', { value, now: clock(), userId: user.id });
    return settings();
  });
}

/** The issues of the records of every module that the user may read, with its score. */
export async function homeHealth(
  { db, bindings }: Store,
  { ability }: User,
): Promise<readonly ModuleHealth[]> {
  const readable = bindings.filter(
    ({ resource }) => healthIssuesOf(resource).length > 0 && ability.can('read', resource.subject),
  );
  if (readable.length === 0) return [];
  const names = joined(readable.map(({ resource }) => literal(resource.name)));
  const rows = await db.rows<{ resource: string; value: string; live: number }>(sql`
    select k.resource, k.value, sum(k.live)::bigint as live from row_counts k
    where k.resource in (${names}) and k.dimension in ('', 'health')
    group by k.resource, k.value`);
  const counts = new Map(rows.map(({ resource, value, live }) => [`${resource} ${value}`, live]));
  return readable.map((binding) => {
    const { name: resource, subject } = binding.resource;
    const findCount = (value: string) => counts.get(`${resource} ${value}`) ?? 0;
    const records = findCount('');
    const healthy = Math.max(0, records - findCount('any'));
    return {
      subject,
      resource,
      records,
      score: records === 0 ? 100 : Math.floor((100 * healthy) / records),
      issues: healthIssuesOf(binding.resource).flatMap((issue) => {
        const count = findCount(issue);
        const list = listLink(binding, `filter[health]=${issue}`);
        return count > 0 ? [{ issue, count, list }] : [];
      }),
    };
  });
}

const minute = 60_000;
const hour = 60 * minute;
/** Bot errors are shown for this number of days, today included. */
const errorDays = 7;

/** Machines are due soon, and requests expire soon, within this many hours. */
const dueHours = 24;
const expiringHours = 24;

/** Whole minutes, so that a link stays the same while nothing changes. */
function minuteAt(now: Date, hours: number): string {
  return new Date(Math.floor(now.getTime() / minute) * minute + hours * hour).toISOString();
}

interface Item {
  readonly item: QueueItem;
  readonly list: QueueEntry['list'];
  readonly count: SQL;
}

interface Wanted {
  readonly person: User;
  readonly now: Date;
  /** Orders that are new for longer are waiting. */
  readonly waitingHours: number;
  /** New orders expire after this time; null or 0 never. */
  readonly tentativeHours: number | null;
}

/** What waits for a user, of the modules that they may read. */
export async function homeQueue(store: Store, wanted: Wanted): Promise<readonly QueueEntry[]> {
  const items = itemsFor(store, wanted);
  const columns = items.map(({ item, count }) => sql`${count} as ${name(item)}`);
  const counts = await store.db.one<Record<string, number>>(sql`select ${joined(columns)}`);
  return items.map(({ item, list }) => ({ item, list, count: counts?.[item] ?? 0 }));
}

function itemsFor(
  store: Store,
  { person, now, waitingHours, tentativeHours }: Wanted,
): readonly Item[] {
  const listed = (
    item: QueueItem,
    permission: Permission,
    [binding, query]: readonly [ResourceBinding, string],
  ): readonly Item[] => {
    const isAllowed =
      person.ability.can(...permission) && person.ability.can('read', binding.resource.subject);
    return isAllowed
      ? [{ item, list: listLink(binding, query), count: listTotal(binding, query) }]
      : [];
  };
  const notified = (item: QueueItem, kinds: Parameters<typeof unreadNotifications>[2]): Item => ({
    item,
    list: null,
    count: sql`(${unreadNotifications(store, person, kinds)})`,
  });
  const since = new Date(now.getTime() - (errorDays - 1) * 24 * hour).toISOString().slice(0, 10);
  return [
    ...listed('offers_to_review', ['change_status', 'offers'], [offers, 'filter[status]=new']),
    ...listed(
      'orders_waiting',
      ['read', 'orders'],
      [orders, `filter[status]=new&filter[created_at][lte]=${minuteAt(now, -waitingHours)}`],
    ),
    ...listed('orders_late', ['read', 'orders'], [orders, 'filter[life]=late']),
    ...listed(
      'orders_due',
      ['read', 'orders'],
      [orders, `filter[life]=out&filter[due_at][lte]=${minuteAt(now, dueHours)}`],
    ),
    ...(tentativeHours
      ? listed(
          'orders_expiring',
          ['read', 'orders'],
          [
            orders,
            `filter[life]=requested&filter[created_at][gte]=${minuteAt(now, -tentativeHours)}&filter[created_at][lte]=${minuteAt(now, expiringHours - tentativeHours)}`,
          ],
        )
      : []),
    ...listed(
      'conversations',
      ['read', 'buzbot_messages'],
      [rooms, `filter[assignee]=${person.id}`],
    ),
    notified('mentions', ['mention']),
    notified('followed_changes', ['change', 'view']),
    ...listed(
      'broadcasts_failed',
      ['read', 'buzbot_broadcast'],
      [broadcasts, 'filter[counts.failed][gte]=1'],
    ),
    ...listed(
      'bot_events_failed',
      ['read', 'buzbot_dashboard'],
      [botEvents, `filter[result]=error&filter[created_at][gte]=${since}T00:00:00.000Z`],
    ),
  ];
}
