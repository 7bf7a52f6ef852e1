import type { CalendarRow } from '@rentyard/contract/entities/rental/availabilityRoutes';
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

function machine(id: number, name: string, more: Partial<CalendarRow> = {}): CalendarRow {
  return {
    offer: { id, name },
    code: `OF-${10_400 + id}`,
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

/** The page of a fleet of ten thousand machines. */
export function calendarPage({ query }: FakeRequest, total = fleet) {
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('per_page') ?? 25);
  const first = (page - 1) * perPage;
  return {
    body: {
      data: Array.from({ length: Math.min(perPage, total - first) }, (_, at) => rowAt(first + at)),
      meta: {
        current_page: page,
        per_page: perPage,
        total,
        last_page: Math.ceil(total / perPage),
        total_is_exact: true,
      },
    },
  };
}
