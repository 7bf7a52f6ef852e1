import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { RecordedChange, Store, WriteContext } from '../../records/store.ts';

/** Whether the order `o` cannot have its machine in its period. */
const hasNoMachine = sql`o.offer_id is not null and o.starts_at < o.due_at and exists (
  select from reservation_conflicts(o.offer_id, o.id, array[tstzrange(o.starts_at, o.due_at)], o.quantity))`;

type Cause = 'refused' | 'rejected' | 'expired';

interface Missed {
  readonly cause: Cause;
  readonly which: SQL;
  readonly now: Date;
}

async function store(on: Queryable, { cause, which, now }: Missed): Promise<void> {
  await on.rows(sql`
    insert into missed_orders (order_id, cause, created_at)
    select o.id, ${cause}, ${now.toISOString()} from orders o
    where o.deleted_at is null and ${which} and ${hasNoMachine}
    on conflict do nothing`);
}

/** An approval of a request met a reservation. Runs after the rollback of the approval. */
export function recordRefusedOrder({ db, clock }: Store, id: number): Promise<void> {
  const which = sql`o.id = ${id} and o.life_stage = 'requested'`;
  return store(db, { cause: 'refused', which, now: clock() });
}

/** A request was rejected or cancelled while no machine was free. */
export async function recordMissedOrder(
  { tx, store: { clock }, binding }: WriteContext,
  { id, changes = [] }: RecordedChange,
): Promise<void> {
  if (binding.resource.name !== 'orders') return;
  const status = changes.find(({ path }) => path === 'status');
  const isRejected = status?.from === 'new' && status.to === 'rejected';
  const isCancelled = !status && changes.some(({ path, to }) => path === 'cancelled_at' && to);
  if (!isRejected && !isCancelled) return;
  const which = sql`o.id = ${id} and o.life_stage = 'cancelled' and o.status in ('new', 'rejected')`;
  await store(tx, { cause: 'rejected', which, now: clock() });
}

/** Requests are looked at for this long after they have expired, in hours. */
const expiredHours = 168;

/** Stores the requests that nobody answered while they were tentative, and whose machine is taken. */
export function recordExpiredOrders(db: Queryable, now: Date): Promise<void> {
  const expired = sql`${now.toISOString()}::timestamptz - tentative_hours() * interval '1 hour'`;
  const which = sql`o.life_stage = 'requested'
    and o.created_at between ${expired} - ${expiredHours}::integer * interval '1 hour' and ${expired}
    and not exists (select from missed_orders m where m.order_id = o.id)`;
  return store(db, { cause: 'expired', which, now });
}
