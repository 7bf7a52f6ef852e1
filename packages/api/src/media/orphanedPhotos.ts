import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import type { MediaFolder, PictureFiles, StoredPicture } from './storage/mediaStorage.ts';
import type { StorageLocation, StorageLocations } from './storage/storageLocations.ts';

/** During an upload the files exist before their record. In ms. */
const gracePeriod = 3_600_000;
const takenAtOnce = 200;

/**
 * Stores the files of an upload. For storages that cannot be listed, the key is logged first, so
 * that the files can be found after a crash; `forgetUpload` deletes the log entry together with
 * the insert of the record.
 * `discard` removes the files when no record was created.
 */
export async function uploadTo(
  db: Database,
  location: StorageLocation,
  files: PictureFiles,
): Promise<{ readonly discard: () => Promise<void> }> {
  const { storage, key, isLogged } = location;
  if (isLogged) {
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
        // The log entry remains, and the sweeper tries again.
        return;
      }
      await forgetUpload(db, location);
    },
  };
}

export async function forgetUpload(
  on: Queryable,
  { key, isLogged }: StorageLocation,
): Promise<void> {
  if (isLogged) await on.rows(sql`delete from media_leftovers where storage_key = ${key}`);
}

/** Deletes the files of purged photos, and of uploads interrupted by a crash. */
export async function sweepOrphanedPhotos(
  db: Database,
  storageLocations: StorageLocations,
  now: Date,
): Promise<void> {
  const logged = await db.rows<{ key: string }>(sql`
    select storage_key as key from media_leftovers
    where noted_at < ${new Date(now.getTime() - gracePeriod)}
      and not exists (select from photos where photos.storage_key = media_leftovers.storage_key)
    order by noted_at limit ${takenAtOnce}`);
  for (const { key } of logged) {
    try {
      await (await storageLocations.ofKey(key))?.remove(key);
    } catch {
      // The storage is unavailable; the next sweep tries again.
      continue;
    }
    await db.rows(sql`delete from media_leftovers where storage_key = ${key}`);
  }
}

const batchSize = 500;

/** Deletes files without a record: those of purged photos, and of uploads interrupted by a crash. */
export async function sweepUnknownFiles(
  db: Database,
  storage: MediaFolder,
  now: Date,
): Promise<void> {
  let batch: StoredPicture[] = [];
  for await (const picture of storage.stored()) {
    if (now.getTime() - picture.storedAt.getTime() < gracePeriod) continue;
    batch.push(picture);
    if (batch.length === batchSize) {
      await removeUnknown(db, storage, batch);
      batch = [];
    }
  }
  await removeUnknown(db, storage, batch);
}

async function removeUnknown(
  db: Database,
  storage: MediaFolder,
  batch: readonly StoredPicture[],
): Promise<void> {
  if (batch.length === 0) return;
  const keys = JSON.stringify(batch.map(({ key }) => key));
  const unknown = await db.rows<{ key: string }>(sql`
    select key from json_array_elements_text(${keys}::json) as stored (key)
    where not exists (select from photos where storage_key = key)`);
  for (const { key } of unknown) await storage.remove(key);
}
