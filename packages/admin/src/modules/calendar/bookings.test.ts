import type { CalendarRow } from '@rentyard/contract/entities/rental/availabilityRoutes';
import { describe, expect, test } from 'vitest';
import { findConflicts, joinMachine, type Machine } from './bookings.ts';

const now = Date.parse('2026-11-27T10:00Z');

const row: CalendarRow = {
  offer: { id: 1, name: 'Komatsu PC210' },
  code: 'OF-1',
  status: 'active',
  category: { id: 1, name: 'Crawler excavators' },
  region: null,
  image: null,
  quantity: 1,
  buffer_before: 0,
  buffer_after: 60,
  periods: [],
};

type Order = NonNullable<CalendarRow['orders']>[number];

function order(id: number, starts_at: string, due_at: string, more: Partial<Order> = {}): Order {
  return {
    id,
    code: `OR-${id}`,
    client: null,
    life: 'approved',
    starts_at,
    ends_at: due_at,
    due_at,
    returned_at: null,
    quantity: 1,
    version: 1,
    ...more,
  };
}

function machineWith(orders: readonly Order[], more: Partial<CalendarRow> = {}): Machine {
  const machine = joinMachine([{ ...row, orders: [...orders], ...more }], now);
  if (!machine) throw new Error('A row makes a machine.');
  return machine;
}

describe('bookings of a machine', () => {
  test('are joined from neighbouring times, each once', () => {
    const over = order(1, '2026-11-20T08:00Z', '2026-12-10T18:00Z');
    const machine = joinMachine(
      [
        { ...row, orders: [over] },
        { ...row, orders: [over] },
      ],
      now,
    );
    expect(machine?.bookings.map(({ key }) => key)).toEqual(['order-1']);
  });

  test('last until now while they are late, and until the return afterwards', () => {
    const late = order(1, '2026-11-20T08:00Z', '2026-11-25T18:00Z', { life: 'late' });
    const back = order(2, '2026-11-01T08:00Z', '2026-11-10T18:00Z', {
      life: 'returned',
      returned_at: '2026-11-08T12:00Z',
    });
    const [first, second] = machineWith([late, back]).bookings;
    expect(first?.end).toBe(Date.parse('2026-11-08T12:00Z'));
    expect(second).toMatchObject({ until: now, end: Date.parse('2026-11-25T18:00Z') });
  });

  test('have lanes of their own at the same time', () => {
    const machine = machineWith([
      order(1, '2026-12-01T08:00Z', '2026-12-05T18:00Z'),
      order(2, '2026-12-02T08:00Z', '2026-12-03T18:00Z', { life: 'requested' }),
      order(3, '2026-12-04T08:00Z', '2026-12-06T18:00Z', { life: 'requested' }),
    ]);
    expect(machine.bookings.map(({ lane }) => lane)).toEqual([0, 1, 1]);
    expect(machine.lanes).toBe(2);
  });
});

describe('conflicts of a moved booking', () => {
  const wanted = {
    key: 'order-9',
    quantity: 1,
    isBlocked: false,
    start: Date.parse('2026-12-03T18:30Z'),
    end: Date.parse('2026-12-04T18:00Z'),
  };
  const codes = (machine: Machine, more: Partial<typeof wanted> = {}) =>
    findConflicts(machine, { ...wanted, ...more }).map(({ code }) => code);

  test('are reservations with their buffers, not requests and not itself', () => {
    const taken = order(1, '2026-12-01T08:00Z', '2026-12-03T18:00Z');
    expect(codes(machineWith([taken]))).toEqual(['OR-1']);
    expect(codes(machineWith([taken], { buffer_after: 0 }))).toEqual([]);
    expect(codes(machineWith([{ ...taken, life: 'requested' }]))).toEqual([]);
    expect(codes(machineWith([taken]), { key: 'order-1' })).toEqual([]);
  });

  test('count the machines of an offer with several', () => {
    const orders = [1, 2].map((id) => order(id, '2026-12-03T20:00Z', '2026-12-04T10:00Z'));
    expect(codes(machineWith(orders, { quantity: 3 }))).toEqual([]);
    expect(codes(machineWith(orders, { quantity: 3 }), { quantity: 2 })).toEqual(['OR-1', 'OR-2']);
    expect(codes(machineWith(orders, { quantity: 2 }))).toEqual(['OR-1', 'OR-2']);
  });

  test('of a blocked period are orders only', () => {
    const blocked_periods: CalendarRow['blocked_periods'] = [
      {
        id: 5,
        code: 'BP-5',
        reason: 'maintenance',
        note: null,
        starts_at: '2026-12-04T00:00Z',
        ends_at: '2026-12-05T00:00Z',
        is_repeating: false,
        version: 1,
      },
    ];
    const machine = machineWith([order(1, '2026-12-03T20:00Z', '2026-12-04T10:00Z')], {
      blocked_periods,
    });
    expect(codes(machine, { isBlocked: true })).toEqual(['OR-1']);
    expect(codes(machine)).toEqual(['BP-5', 'OR-1']);
  });
});

test('a late machine is taken until tomorrow', () => {
  const late = order(1, '2026-11-20T08:00Z', '2026-11-25T18:00Z', { life: 'late' });
  const wanted = { key: 'order-9', quantity: 1, isBlocked: false, end: now + 9 * 86_400_000 };
  const conflictsFrom = (start: number) => findConflicts(machineWith([late]), { ...wanted, start });
  expect(conflictsFrom(now + 3_600_000)).toHaveLength(1);
  expect(conflictsFrom(now + 2 * 86_400_000)).toEqual([]);
});
