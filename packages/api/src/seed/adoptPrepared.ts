import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { Account } from './accounts.ts';
import type { DemoPhoto } from './listings/photos.ts';

/** Older demo data, in ms, is moved to the present when it is taken over. */
const freshFor = 3_600_000;
const day = 86_400_000;

/** Whether the database was filled by the build (see `demoSnapshot.ts`). */
export async function isPrepared(db: Queryable): Promise<boolean> {
  const found = await db.one<{ any: boolean }>(sql`select exists (select from users) as any`);
  return found?.any === true;
}

interface Adoption {
  readonly admin: Account;
  readonly editor: Account | undefined;
  /** The demo pictures in the storage of this installation. */
  readonly photos: readonly DemoPhoto[];
  readonly now: Date;
}

/** Takes over prepared demo data: sets accounts and pictures, and moves it to the present. */
export async function adoptPrepared(
  tx: Queryable,
  { admin, editor, photos, now }: Adoption,
): Promise<void> {
  await bringUpTo(tx, now);
  await hand(tx, 'admin', admin, now);
  if (editor) await hand(tx, 'editor', editor, now);
  const keys = JSON.stringify(photos.map(({ hash, storage_key }) => ({ hash, storage_key })));
  await tx.rows(sql`
    update photos p set storage_key = k.storage_key
    from json_to_recordset(${keys}::json) as k (hash text, storage_key text)
    where p.hash = k.hash`);
}

/** Sets the credentials of the first user with a built-in role. */
async function hand(tx: Queryable, role: string, account: Account, now: Date): Promise<void> {
  await tx.rows(sql`
    update users
    set email = ${account.email}, password_hash = ${account.passwordHash},
        password_changed_at = ${now.toISOString()}
    where id = (select min(u.id) from users u join roles r on r.id = u.role_id
                where r.system = ${role})`);
}

/** Moves every timestamp by the age of the data, and every day by whole days: midnight in UTC is a day. */
async function bringUpTo(tx: Queryable, now: Date): Promise<void> {
  const made = await tx.one<{ at: string }>(sql`select min(created_at) as at from languages`);
  const madeAt = made ? Date.parse(made.at) : now.getTime();
  const age = now.getTime() - madeAt;
  if (age < freshFor) return;
  const days = sql`${Math.floor(now.getTime() / day) - Math.floor(madeAt / day)}::integer`;
  const columns = await tx.rows<{ table: string; column: string; type: string }>(sql`
    select c.table_name as "table", c.column_name as "column", c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('timestamp with time zone', 'date') and c.table_name <> 'migrations'`);
  const shifts = new Map<string, ReturnType<typeof sql>[]>();
  for (const { table, column, type } of columns) {
    const name = sql.identifier(column);
    const later =
      type === 'date'
        ? sql`${name} = ${name} + ${days}`
        : isOfRental(table, column)
          ? sql`${name} = ${name} + ${days} * interval '1 day'`
          : sql`${name} = ${name} + case when ${name} = date_trunc('day', ${name}, 'UTC')
            then ${days} * interval '1 day' else ${age}::bigint * interval '1 millisecond' end`;
    shifts.set(table, [...(shifts.get(table) ?? []), later]);
  }
  // Disables triggers, because this is not a change of the records.
  await tx.rows(sql`set local session_replication_role = replica`);
  for (const [table, sets] of shifts) {
    await tx.rows(sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)}`);
  }
  await moveRanges(tx, days);
  await tx.rows(sql`set local session_replication_role = origin`);
}

/** Rentals keep their time of the day. */
const rentalColumns: Readonly<Record<string, readonly string[]>> = {
  orders: ['starts_at', 'ends_at', 'extended_to', 'due_at'],
  blocked_periods: ['starts_at', 'ends_at'],
  reservations: ['due_at'],
};

function isOfRental(table: string, column: string): boolean {
  return rentalColumns[table]?.includes(column) === true;
}

/** Moves the periods of reservations. One by one they would meet others that are not moved yet. */
async function moveRanges(tx: Queryable, days: SQL): Promise<void> {
  const moved = (range: SQL) =>
    sql`tstzrange(lower(${range}) + ${days} * interval '1 day', upper(${range}) + ${days} * interval '1 day')`;
  await tx.rows(sql`
    update blocked_periods set occurrences =
      (select array_agg(${moved(sql`o.period`)}) from unnest(occurrences) o (period))`);
  await tx.rows(
    sql`create temporary table moved_reservations on commit drop as select * from reservations`,
  );
  await tx.rows(sql`update moved_reservations set period = ${moved(sql`period`)}`);
  await tx.rows(sql`delete from reservations`);
  await tx.rows(sql`insert into reservations select * from moved_reservations`);
}
