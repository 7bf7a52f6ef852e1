import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { MediaFolder, StoredPicture } from './storage/mediaStorage.ts';

/** During an upload the files exist before their record. */
const gracePeriod = 3_600_000;
const batchSize = 500;

/** Deletes files without a record: those of purged photos, and of uploads interrupted by a crash. */
export async function sweepOrphans(db: Database, storage: MediaFolder, now: Date): Promise<void> {
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
