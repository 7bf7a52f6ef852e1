import type { CalendarRow } from '@rentyard/contract/entities/rental/availabilityRoutes';
import type { CalendarGroups } from '@rentyard/contract/entities/rental/calendarGroupRoutes';
import type { FakeRequest } from './fakeServer.ts';

/** The stories are about the first weeks of a month that the clock does not reach. */
export const at = (date: number, time = '08:00') =>
  `2031-05-${String(date).padStart(2, '0')}T${time}:00.000Z`;

type Order = NonNullable<CalendarRow['orders']>[number];

function order(id: number, life: Order['life'], from: number, to: number, client: string): Order {
  return {
    id,
    code: `OR-${10_000 + id}`,
    client: { id, name: client },
    life,
    starts_at: at(from),
    ends_at: at(to, '18:00'),
    due_at: at(to, '18:00'),
    returned_at: null,
    quantity: 1,
    version: 3,
  };
}

/** The machines of each category. */
const ofCategory = 200;
const categoryNames = ['Crawler excavators', 'Wheeled excavators', 'Telehandlers'];

function categoryOf(index: number) {
  const at = Math.floor(index / ofCategory);
  return { id: at + 1, name: categoryNames[at] ?? `Category ${at + 1}` };
}

function machine(id: number, name: string, more: Partial<CalendarRow> = {}): CalendarRow {
  return {
    offer: { id, name },
    code: `OF-${10_400 + id}`,
    status: 'active',
    category: categoryOf(id - 1),
    region: { id: 1, name: 'Chișinău' },
    image: null,
    quantity: 1,
    buffer_before: 0,
    buffer_after: 0,
    periods: [],
    orders: [],
    blocked_periods: [],
    ...more,
  };
}

const named: readonly CalendarRow[] = [
  machine(1, 'Crawler excavator Komatsu PC210-8', {
    orders: [
      order(1, 'approved', 2, 6, 'Prim Construct'),
      order(2, 'approved', 12, 15, 'Vasile Bostan'),
    ],
    periods: [{ from: at(3, '00:00'), to: at(5, '00:00'), kind: 'closed', free: 1 }],
  }),
  machine(2, 'Wheeled excavator Liebherr A 914', {
    orders: [order(3, 'out', 1, 9, 'Ion Munteanu'), order(4, 'requested', 8, 11, 'Rusu')],
  }),
  machine(3, 'Telehandler Merlo P40.17', {
    blocked_periods: [
      {
        id: 5,
        code: 'BP-5',
        reason: 'maintenance',
        note: 'Service 500 h',
        starts_at: at(4),
        ends_at: at(6, '18:00'),
        is_repeating: false,
        version: 2,
      },
    ],
  }),
];

/** The number of machines. */
export const fleet = 10_000;
const rowAt = (index: number): CalendarRow =>
  named[index] ?? machine(index + 1, `Machine ${index + 1}`);

export const categories = fleet / ofCategory;

/** The categories of the fleet, and counts of its orders. */
export function calendarGroups(total = fleet): {
  readonly body: { readonly data: CalendarGroups };
} {
  const groups = Array.from({ length: Math.ceil(total / ofCategory) }, (_, at) => ({
    category: categoryOf(at * ofCategory),
    offers: Math.min(ofCategory, total),
    machines: Math.min(ofCategory, total),
    free: 3,
  }));
  return { body: { data: { groups, out: 7, due: 1, late: 2, requested: 4 } } };
}

/** A service, which is not counted. */
const service = 4;

/** How much machines or categories were used: different by their ids. */
export function calendarUsage({ query }: FakeRequest) {
  const ids =
    query.get('by') === 'category'
      ? Array.from({ length: categories }, (_, at) => at + 1)
      : pageIds(query, fleet).filter((id) => id !== service);
  const usedOf = (id: number) => (id === 3 ? null : (id * 37) % 101);
  return { body: { data: ids.map((id) => ({ id, used: usedOf(id) })) } };
}

/** The ids of a page of all machines, or of those of a category. */
function pageIds(query: URLSearchParams, total: number): readonly number[] {
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('per_page') ?? 25);
  const category = Number(query.get('filter[category]') ?? 0);
  const offset = category > 0 ? (category - 1) * ofCategory : 0;
  const end = category > 0 ? Math.min(total, offset + ofCategory) : total;
  const first = offset + (page - 1) * perPage;
  return Array.from(
    { length: Math.max(0, Math.min(perPage, end - first)) },
    (_, at) => first + at + 1,
  );
}

/** The page of a fleet of ten thousand machines. */
export function calendarPage({ query }: FakeRequest, total = fleet) {
  const ids = pageIds(query, total);
  return {
    body: {
      data: ids.map((id) => rowAt(id - 1)),
      meta: {
        current_page: Number(query.get('page') ?? 1),
        per_page: Number(query.get('per_page') ?? 25),
        total,
        last_page: Math.ceil(total / Number(query.get('per_page') ?? 25)),
        total_is_exact: true,
      },
    },
  };
}
