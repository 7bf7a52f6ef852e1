import type { QueueEntry, QueueItem } from '@rentyard/contract/entities/home';
import type { Permission } from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { botEvents } from '../chat/botEvents/botEvents.ts';
import { broadcasts } from '../chat/broadcasts/broadcasts.ts';
import { rooms } from '../chat/rooms/rooms.ts';
import { joined, name } from '../db/sqlFragments.ts';
import { offers } from '../entities/offers/offers.ts';
import { orders } from '../entities/orders/orders.ts';
import type { Person } from '../http/person.ts';
import { unreadNotifications } from '../notifications/notificationRecords.ts';
import { listTotal } from '../records/list/conditions.ts';
import type { ResourceBinding } from '../records/resourceBinding.ts';
import type { Store } from '../records/store.ts';
import { listLink } from './homeLists.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Bot errors are shown for this number of days, today included. */
const errorDays = 7;

interface Item {
  readonly item: QueueItem;
  readonly list: QueueEntry['list'];
  readonly count: SQL;
}

interface Wanted {
  readonly person: Person;
  readonly now: Date;
  /** Orders that are new for longer are waiting. */
  readonly waitingHours: number;
}

/** What waits for a user, of the modules that they may read. */
export async function homeQueue(store: Store, wanted: Wanted): Promise<readonly QueueEntry[]> {
  const items = itemsFor(store, wanted);
  const columns = items.map(({ item, count }) => sql`${count} as ${name(item)}`);
  const counts = await store.db.one<Record<string, number>>(sql`select ${joined(columns)}`);
  return items.map(({ item, list }) => ({ item, list, count: counts?.[item] ?? 0 }));
}

function itemsFor(store: Store, { person, now, waitingHours }: Wanted): readonly Item[] {
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
  // Whole minutes, so that the link stays the same while nothing changes.
  const waitingSince = new Date(Math.floor(now.getTime() / minute) * minute - waitingHours * hour);
  const since = new Date(now.getTime() - (errorDays - 1) * 24 * hour).toISOString().slice(0, 10);
  return [
    ...listed('offers_to_review', ['change_status', 'offers'], [offers, 'filter[status]=new']),
    ...listed(
      'orders_waiting',
      ['read', 'orders'],
      [orders, `filter[status]=new&filter[created_at][lte]=${waitingSince.toISOString()}`],
    ),
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
