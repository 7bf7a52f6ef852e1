import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import type { PictureFiles } from './storage/mediaStorage.ts';
import type { StorageLocation, StorageLocations } from './storage/storageLocations.ts';

/** An upload under way has its files before its record. In ms. */
const gracePeriod = 3_600_000;
const takenAtOnce = 200;

/**
 * Puts the files of an upload in their place. Where nobody could find them again after a crash, their
 * key is noted first; `strikeOut` removes the note together with the insert of the record.
 * `discard` takes the files away again when no record came of them.
 */
export async function uploadTo(
  db: Database,
  location: StorageLocation,
  files: PictureFiles,
): Promise<{ readonly discard: () => Promise<void> }> {
  const { storage, key, isLogged: isNoted } = location;
  if (isNoted) {
    await db.rows(sql`
      insert into media_leftovers (storage_key, s3_setting_id)
      values (${key}, ${location.settingId})`);
  }
  await storage.save(files, key);
  return {
    async discard() {
      try {
        await storage.remove(key);
      } catch {
        // The note stays, and the sweeper tries again.
        return;
      }
      await removeLeftover(db, location);
    },
  };
}

export async function removeLeftover(
  on: Queryable,
  { key, isLogged: isNoted }: StorageLocation,
): Promise<void> {
  if (isNoted) await on.rows(sql`delete from media_leftovers where storage_key = ${key}`);
}

/** Removes the files of photos that were removed for good, and of uploads that a crash cut off. */
export async function sweepLeftovers(
  db: Database,
  storageLocations: StorageLocations,
  now: Date,
): Promise<void> {
  const noted = await db.rows<{ key: string }>(sql`
    select storage_key as key from media_leftovers
    where noted_at < ${new Date(now.getTime() - gracePeriod)}
      and not exists (select from photos where photos.storage_key = media_leftovers.storage_key)
    order by noted_at limit ${takenAtOnce}`);
  for (const { key } of noted) {
    try {
      await (await storageLocations.ofKey(key))?.remove(key);
    } catch {
      // Its storage is away; the next sweep finds the note again.
      continue;
    }
    await db.rows(sql`delete from media_leftovers where storage_key = ${key}`);
  }
}
