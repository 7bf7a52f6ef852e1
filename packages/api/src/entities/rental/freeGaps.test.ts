import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const day = fc.integer({ min: 1, max: 28 });
const change = fc.oneof(
  fc.record({
    what: fc.constant('reserve' as const),
    day,
    days: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    isBlocked: fc.boolean(),
  }),
  fc.record({ what: fc.constant('move' as const), day, which: fc.nat(5) }),
  fc.record({ what: fc.constant('remove' as const), which: fc.nat(5) }),
  fc.record({ what: fc.constant('remove all' as const) }),
  fc.record({ what: fc.constant('machines' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Reservations that the guard of approvals would refuse, too: the gaps follow what is stored. */
async function apply(offer: number, step: Change): Promise<void> {
  const nth = (at: number) =>
    sql`(select id from reservations where offer_id = ${offer} order by id offset ${at} limit 1)`;
  const from = (first: number) =>
    sql`(timestamptz '2031-03-01T00:00Z' + ${first} * interval '1 day')`;
  const { db } = app;
  switch (step.what) {
    case 'reserve': {
      const start = from(step.day);
      const period = sql`tstzrange(${start}, ${start} + ${step.days} * interval '1 day')`;
      const block = await db.one<{ id: number }>(sql`
        insert into blocked_periods (code, offer_id, starts_at, ends_at, deleted_at)
        select 'G-' || count(*), ${offer}, now(), now() + interval '1 day', now() from blocked_periods returning id`);
      await db.rows(sql`
        insert into reservations (offer_id, blocked_period_id, holder, period, quantity, is_exclusive)
        values (${offer}, ${block?.id}, ${step.isBlocked ? 0 : block?.id}, ${period}, ${step.quantity}, false)`);
      break;
    }
    case 'move':
      await db.rows(sql`
        update reservations set period = tstzrange(${from(step.day)}, ${from(step.day + 2)}) where id = ${nth(step.which)}`);
      break;
    case 'remove':
      await db.rows(sql`delete from reservations where id = ${nth(step.which)}`);
      break;
    case 'remove all':
      await db.rows(sql`delete from reservations where offer_id = ${offer}`);
      break;
    case 'machines':
      await db.rows(sql`alter table offers disable trigger fit_reservations`);
      await db.rows(sql`update offers set quantity = ${step.quantity} where id = ${offer}`);
      await db.rows(sql`alter table offers enable trigger fit_reservations`);
  }
}

test('the gaps of an offer are the times in which a machine is not reserved, after any change', async () => {
  const run = async (steps: readonly Change[]) => {
    const { id } = await app.make('offers');
    for (const step of steps) await apply(id, step);
    const days = await app.db.rows<{ day: string; is_free: boolean; has_gap: boolean }>(sql`
      select d.day::text, count(g.gap) > 0 as has_gap, (
        select coalesce(bool_and(r.holder <> 0), true)
          and coalesce(sum(r.quantity) filter (where r.holder <> 0), 0) < o.quantity
        from reservations r where r.offer_id = o.id and r.period @> d.day) as is_free
      from offers o cross join generate_series(timestamptz '2031-02-28', '2031-04-10', '12 hours') as d (day)
      left join free_gaps g on g.offer_id = o.id and g.gap @> d.day
      where o.id = ${id} group by d.day, o.id, o.quantity order by 1`);
    expect(days).toHaveLength(83);
    for (const { day: moment, is_free, has_gap } of days) {
      expect([moment, has_gap]).toEqual([moment, is_free]);
    }
    // Neighbouring gaps would hide a period over both.
    const touching = await app.db.rows(sql`
      select from free_gaps a join free_gaps b on b.offer_id = a.offer_id and b.ctid <> a.ctid
      where a.offer_id = ${id} and (a.gap && b.gap or a.gap -|- b.gap)`);
    expect(touching).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), run), {
    seed: 20_261_128,
    numRuns: 60,
  });
});
