import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import type { MediaStorage } from '../media/storage/mediaStorage.ts';
import { type Account, seedEditor, seedEssentials } from './accounts.ts';
import { adoptPrepared, isPrepared } from './adoptPrepared.ts';
import { seedBlockedPeriods } from './blockedPeriods.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedChat } from './chat/chat.ts';
import { demoCounts, type NumberedKind, numberedKinds } from './counts.ts';
import type { Origin } from './insertRows.ts';
import { isEmpty } from './isEmpty.ts';
import { type DemoPhoto, storeDemoPhotos } from './listings/photos.ts';
import { insertNumbered, lastNumber } from './numbered.ts';
import { seedPages } from './pages.ts';
import { seedRoles } from './roles.ts';
import { readWorld } from './world.ts';

/** The seed of the demo data: every installation shows the same records. */
export const demoSeed = 20_261_120;

/** An arbitrary lock id, which keeps two servers from seeding one database at the same time. */
const lockKey = 7_316_256;
/** Records between two progress reports. Triggers run once for that many rows. */
const atOnce = 25_000;
/** From this number on, rebuilding indexes is faster than updating them. */
const manyRecords = 20_000;

export interface FirstRecords {
  readonly admin: Account;
  /** With demo data; otherwise only one admin is created. */
  readonly demo?: {
    readonly editor: Account;
    readonly storage: Pick<MediaStorage, 'save'>;
  };
  readonly now: Date;
}

/** Fills an empty database, all or nothing. Returns false and changes nothing when another process was faster. */
export async function seedEmptyDatabase(
  db: Database,
  { admin, demo, now }: FirstRecords,
): Promise<boolean> {
  // Outside the transaction: the embedded database has one connection, and storing files is slow.
  const photos = demo ? await storeDemoPhotos(demo.storage, demoSeed) : [];
  // Another process may be seeding now, which can take longer than the statement timeout.
  return db.session((session) =>
    session.transaction(async (tx) => {
      await tx.rows(sql`select pg_advisory_xact_lock(${lockKey}::bigint)`);
      if (!(await isEmpty(tx))) return false;
      if (await isPrepared(tx)) {
        await adoptPrepared(tx, { admin, editor: demo?.editor, photos, now });
        return true;
      }
      const adminId = await seedEssentials(tx, admin, now);
      if (demo) {
        await seedDemo(tx, { seed: demoSeed, now, adminId }, demo.editor, photos);
        await tx.rows(sql`analyze`);
      }
      return true;
    }),
  );
}

/** The demo data of a first start, besides the data of every installation. */
export async function seedDemo(
  tx: Queryable,
  origin: Origin,
  editor: Account,
  photos: readonly DemoPhoto[],
): Promise<void> {
  await seedEditor(tx, editor, origin.adminId, origin.now);
  await seedRoles(tx, origin);
  await seedCatalogue(tx, origin, photos);
  await seedPages(tx, origin);
  const world = await readWorld(tx, origin);
  for (const kind of numberedKinds) {
    await insertNumbered(tx, world, kind, { first: 1, count: demoCounts[kind] });
  }
  await seedBlockedPeriods(tx, origin);
  await seedReminders(tx, origin);
  await seedChat(tx, origin);
}

/** Machines that are out at the first start have been reminded of: the mail servers of demo projects do not exist. */
async function seedReminders(tx: Queryable, { now }: Origin): Promise<void> {
  await tx.rows(sql`
    insert into customer_reminders (order_id, notice, due_at, created_at)
    select o.id, n.notice, o.due_at, ${now.toISOString()}
    from orders o, unnest(array['return_tomorrow', 'return_late']) n (notice)
    where o.life_stage = 'out' and o.due_at < ${now.toISOString()}::timestamptz + interval '2 days'`);
}

interface Growth {
  readonly kind: NumberedKind;
  readonly total: number;
  readonly now: Date;
  /** Called with the number of records so far. */
  readonly onProgress: (total: number) => void;
}

/**
 * Creates demo records of one kind up to `total` in a database with the demo catalogue, all or
 * nothing. Returns the number of created records.
 */
export async function growTo(db: Database, growth: Growth): Promise<number> {
  const { kind, total, now, onProgress } = growth;
  const admin = await db.one<{ id: number }>(sql`select min(id) as id from users`);
  const origin: Origin = { seed: demoSeed, now, adminId: admin?.id ?? 1 };
  const present = await lastNumber(db, kind);
  const added = Math.max(0, total - present);
  if (added === 0) return 0;
  const growAll = async (tx: Queryable) => {
    const isBulk = added >= manyRecords;
    const grow = async () => {
      const world = await readWorld(tx, origin);
      for (let done = present; done < total; done += atOnce) {
        const count = Math.min(atOnce, total - done);
        await insertNumbered(tx, world, kind, { first: done + 1, count });
        onProgress(done + count);
      }
    };
    if (!isBulk) return grow();
    await compressFast(tx);
    const growTable = () => withoutIndexes(tx, kind, () => withoutForeignKeys(tx, kind, grow));
    return kind === 'offers' ? withoutNamesakeChecks(tx, growTable) : growTable();
  };
  await db.session((session) => session.transaction(growAll));
  // The embedded database has no automatic vacuum, and a server would have to wait for it.
  await db.rows(sql`vacuum (analyze)`);
  return added;
}

/**
 * Runs the work with the plain indexes of the table dropped and rebuilds them afterwards, which is
 * several times faster than updating them row by row. Runs in one transaction, so that no index can
 * be lost.
 */
async function withoutIndexes(
  tx: Queryable,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await tx.rows<{ indexname: string; indexdef: string }>(sql`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = ${table} and indexdef not ilike 'create unique%'`);
  for (const { indexname } of indexes) await tx.rows(sql`drop index ${sql.identifier(indexname)}`);
  await work();
  await tx.rows(sql`set local maintenance_work_mem = '512MB'`);
  for (const { indexdef } of indexes) await tx.rows(sql.raw(indexdef));
}

/** Runs the work without foreign keys, which are then checked for all rows at once instead of row by row. */
async function withoutForeignKeys(
  tx: Queryable,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const name = sql.identifier(table);
  const keys = await tx.rows<{ conname: string; definition: string }>(sql`
    select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f' order by conname`);
  for (const { conname } of keys) {
    await tx.rows(sql`alter table ${name} drop constraint ${sql.identifier(conname)}`);
  }
  await work();
  for (const { conname, definition } of keys) {
    const key = sql`${sql.identifier(conname)} ${sql.raw(definition)}`;
    await tx.rows(sql`alter table ${name} add constraint ${key}`);
  }
}

/** Compresses long values of new rows in a fifth of the time, where PostgreSQL is built with LZ4. */
async function compressFast(tx: Queryable): Promise<void> {
  await tx.rows(sql`
    select set_config(name, 'lz4', true) from pg_settings
    where name = 'default_toast_compression' and 'lz4' = any(enumvals)`);
}

/**
 * Runs the work without the trigger that searches all offers for namesakes of the new ones: without
 * the index of names it would read the whole table for each batch. Every new offer is checked anyway,
 * so afterwards only the former namesakes are queued.
 */
async function withoutNamesakeChecks(tx: Queryable, work: () => Promise<void>): Promise<void> {
  const last = await tx.one<{ id: number }>(sql`select coalesce(max(id), 0) as id from offers`);
  const id = last?.id ?? 0;
  await tx.rows(sql`alter table offers disable trigger health_new_namesakes`);
  await work();
  await tx.rows(sql`alter table offers enable trigger health_new_namesakes`);
  await tx.rows(sql`
    insert into health_checks (resource, record_id)
    select 'offers', o.id from offers o
    where o.id <= ${id} and o.deleted_at is null and exists (
      select from offers n
      where n.id > ${id} and n.user_id = o.user_id and n.region_id = o.region_id
        and name_key(n.name) = name_key(o.name) and n.deleted_at is null)`);
}
