import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Store } from '../../records/store.ts';
import { writeSettings } from '../../records/write/settings.ts';

/** The job kind and its key: one process at a time converts. */
const kind = 'convert_amounts';
/** Tables with amounts in euro; see the SQL function `convert_prices`. */
const tables = ['offers', 'orders', 'tags'] as const;
/** Ids per transaction: few enough that other writes do not wait long. */
const idsPerStep = 500;

/** Where the job continues. */
interface Position {
  /** The latest rate when this pass began. */
  readonly rate: number;
  readonly table: number;
  /** The last id that is done. */
  readonly after: number;
}

/** Converts the stored amounts again after a new rate. */
export interface AmountConversion {
  /** Queues the job in the transaction that adds rates. */
  enqueue(tx: Transaction): Promise<void>;
  /** Queues the job when there are rates that it has not applied. */
  enqueueDue(): Promise<void>;
}

/** Registers the job. Call it before the jobs start. */
export function openAmountConversion(store: Store, jobs: Jobs): AmountConversion {
  const { db, clock } = store;
  const enqueue = async (tx: Transaction) => {
    await jobs.enqueue(tx, { kind, payload: {}, key: kind });
  };

  jobs.handle(kind, {
    isStored: false,
    async run(job) {
      let position = (job.cursor as Position | undefined) ?? (await readStart(db));
      while (position.table < tables.length) {
        const from: Position = position;
        await job.step(async (tx) => {
          position = await convertSome(tx, from);
          return { cursor: position };
        });
        if (position.table < tables.length) continue;
        const latest = await readStart(db);
        if (latest.rate > position.rate) position = latest;
      }
      await writeSettings(db, kind, { value: { rate: position.rate }, now: clock() });
    },
  });

  return {
    enqueue,
    async enqueueDue() {
      if (await isBehind(db)) await db.transaction(enqueue);
    },
  };
}

/** Whether rates were added since the job last ended, or it never ran over existing records. */
export async function isBehind(on: Queryable): Promise<boolean> {
  const found = await on.one<{ is_behind: boolean }>(sql`
    select case
      when done.rate is null then exists (select from offers) or exists (select from orders)
        or exists (select from tags)
      else exists (select from exchange_rates e where e.id > done.rate)
    end as is_behind
    from (select (select (s.value ->> 'rate')::bigint from settings s where s.name = ${kind}) as rate) done`);
  return found?.is_behind === true;
}

async function readStart(on: Queryable): Promise<Position> {
  const latest = await on.one<{ rate: number }>(
    sql`select coalesce(max(id), 0) as rate from exchange_rates`,
  );
  return { rate: latest?.rate ?? 0, table: 0, after: 0 };
}

/**
 * Converts the amounts of the next ids of a table whose rate is no longer the current one. The
 * trigger `convert_prices` computes them, as for every save; version and history do not change.
 */
async function convertSome(tx: Transaction, { rate, table, after }: Position): Promise<Position> {
  const rows = name(tables[table] ?? tables[0]);
  const upTo = after + idsPerStep;
  await tx.rows(sql`
    update ${rows} r set currency_id = r.currency_id
    from current_rates c
    where r.id > ${after} and r.id <= ${upTo} and c.currency_id = r.currency_id
      and (r.exchange_rate_id is distinct from c.rate_id
        or c.per_euro is not null
          and num_nonnulls(r.price_per_shift, r.price_per_hour)
            > num_nonnulls(r.price_per_shift_eur, r.price_per_hour_eur))`);
  // Gaps between ids are skipped.
  const next = await tx.one<{ id: number | null }>(
    sql`select min(id) as id from ${rows} where id > ${upTo}`,
  );
  return next?.id == null
    ? { rate, table: table + 1, after: 0 }
    : { rate, table, after: next.id - 1 };
}
