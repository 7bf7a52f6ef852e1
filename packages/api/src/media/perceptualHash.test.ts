import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { hashPhotos, notCompared, perceptualHash } from './perceptualHash.ts';
import { diskStorage } from './storage/mediaStorage.ts';
import type { StorageLocations } from './storage/storageLocations.ts';

const folder = mkdtempSync(join(tmpdir(), 'rentyard-media-'));
const storage = diskStorage(folder);
const locations: Pick<StorageLocations, 'ofKey'> = { ofKey: async () => storage };
let db: Database;
beforeAll(async () => {
  db = await openDatabase({ memory: true });
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const gradient = sharp({
  create: { width: 320, height: 240, channels: 3, background: '#204080' },
}).composite([
  {
    input: Buffer.from(
      '<svg width="320" height="240"><rect x="20" y="30" width="90" height="150" fill="#fff"/><circle cx="230" cy="90" r="60" fill="#f80"/></svg>',
    ),
  },
]);

async function insert(key: string): Promise<void> {
  await db.rows(sql`
    insert into photos (file_name, mime, size, width, height, hash, storage_key)
    values ('a.webp', 'image/webp', 1, 320, 240, ${key}, ${key})`);
}

it('hashes stored photos without a hash once, and marks those without a file', async () => {
  const thumb = await gradient.clone().webp().toBuffer();
  const key = await storage.save({ full: thumb, thumb });
  await insert(key);
  await insert('aa/none');
  await hashPhotos(db, locations);
  const rows = await db.rows<{ key: string; hash: string }>(sql`
    select storage_key as key, perceptual_hash::text as hash from photos order by id`);
  expect(rows).toEqual([
    { key, hash: await perceptualHash(thumb) },
    { key: 'aa/none', hash: notCompared },
  ]);
  expect(rows[0]?.hash).toMatch(/^(?=.*1)[01]{64}$/);
});

it('does not compare plain pictures', async () => {
  const plain = await sharp({
    create: { width: 320, height: 240, channels: 3, background: 'orange' },
  })
    .webp()
    .toBuffer();
  expect(await perceptualHash(plain)).toBe(notCompared);
});
