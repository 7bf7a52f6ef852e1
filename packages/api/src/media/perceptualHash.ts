import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { StorageLocations } from './storage/storageLocations.ts';

/** The hash of pictures that are not compared: too plain, without a file, or drawn for many records. */
export const notCompared = '0'.repeat(64);

/** Pictures with a smaller standard deviation of grey have no structure to compare: their hash would be noise. */
const plainBelow = 3;

/**
 * 64 bits as text. Copies in another size, format or quality differ in at most a few bits.
 * @param picture An encoded picture; a small copy is enough.
 */
export async function perceptualHash(picture: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { default: phash } = await import('sharp-phash');
  const bytes = Buffer.from(picture);
  const { channels } = await sharp(bytes).greyscale().stats();
  if ((channels[0]?.stdev ?? 0) < plainBelow) return notCompared;
  return phash(bytes);
}

/** How many photos one run hashes: fewer than a minute of work. */
const perRun = 1_000;

/** Computes the hashes of photos from before there were any. */
export async function hashPhotos(
  db: Database,
  storageLocations: Pick<StorageLocations, 'ofKey'>,
): Promise<void> {
  const photos = await db.rows<{ id: number; key: string }>(sql`
    select id, storage_key as key from photos
    where perceptual_hash is null order by id limit ${perRun}`);
  for (const { id, key } of photos) {
    const storage = await storageLocations.ofKey(key);
    const thumb = await storage?.readThumb(key);
    const hash = thumb ? await perceptualHash(thumb) : notCompared;
    await db.rows(sql`
      update photos set perceptual_hash = ${hash}::bit(64)
      where id = ${id} and perceptual_hash is null`);
  }
}
