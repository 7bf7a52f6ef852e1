import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { column, isFuture } from '../db/sqlFragments.ts';

interface Call {
  /** The job that calls, as this process has taken it. */
  readonly id: number;
  readonly worker: string;
  /** The time that the call occupies at the allowed rate, in ms. */
  readonly duration: number;
}

/** When a call may start. */
export interface Turn {
  /** Whether the job still belongs to the caller. */
  readonly is_own: boolean;
  /** Time until the call may start, in ms; null when the destination pauses. */
  readonly wait: number | null;
  /** The end of the pause. */
  readonly paused_until: string | null;
}

/** The longest time for which calls are reserved; a later one was reserved by a clock that was ahead. */
const reservedAtMost = sql`interval '1 minute'`;

/** The condition for a row of `job_destinations` that pauses. */
export function isPaused(now: Date, table = 'job_destinations'): SQL {
  const [until, setAt] = [column(table, 'paused_until'), column(table, 'pause_set_at')];
  return sql`(${until} > ${now.toISOString()} and ${isFuture(setAt, now)} is not true)`;
}

/**
 * Reserves the next free time of the job's destination; all processes share the reservations, which
 * follow the clock of the database.
 */
export async function reserveTurn(
  db: Queryable,
  { id, worker, duration }: Call,
  now: Date,
): Promise<Turn | undefined> {
  const length = sql`${duration}::float8 * interval '1 millisecond'`;
  return db.one<Turn>(sql`
    with own as (
      select destination from jobs
      where id = ${id} and state = 'running' and worker = ${worker} and destination is not null
    ), reserved as (
      insert into job_destinations as d (destination, free_at)
      select destination, now() + ${length} from own
      on conflict (destination) do update
      set free_at = ${length} + case
        when d.free_at between now() and now() + ${reservedAtMost} then d.free_at else now() end
      where ${isPaused(now, 'd')} is not true
      returning 1000 * extract(epoch from free_at - ${length} - now())::float8 as wait
    )
    select exists (select from own) as is_own, (select wait from reserved) as wait,
      (select d.paused_until from job_destinations d join own using (destination)) as paused_until`);
}

/** The end of the destination's pause; undefined when it does not pause. */
export async function readPause(
  db: Queryable,
  destination: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db.one<{ paused_until: string }>(sql`
    select paused_until from job_destinations
    where destination = ${destination} and ${isPaused(now)}`);
  return found?.paused_until;
}

/** No process starts a call to the destination until then. */
export async function pauseDestination(
  on: Queryable,
  destination: string,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  await on.rows(sql`
    insert into job_destinations as d (destination, paused_until, pause_set_at)
    values (${destination}, ${until.toISOString()}, ${now.toISOString()})
    on conflict (destination) do update
    set paused_until = case when ${isPaused(now, 'd')}
          then greatest(d.paused_until, excluded.paused_until) else excluded.paused_until end,
        pause_set_at = excluded.pause_set_at`);
}
