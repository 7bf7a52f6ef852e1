import { rename, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { pruneSpareWal } from '../db/embedded/pruneWal.ts';
import { dropOldTemplates, prepareTemplate } from '../db/embedded/template.ts';
import { openDatabase } from '../db/open.ts';
import { snapshotFolder } from '../lifecycle/demoSnapshot.ts';
import { newKey } from '../media/storage/mediaStorage.ts';
import { type Account, seedEssentials } from '../seed/accounts.ts';
import { prepareDemoPhotos, storeDemoPhotos } from '../seed/listings/photos.ts';
import { demoSeed, seedDemo } from '../seed/seedDatabase.ts';

/** Build step: prepares data that a first start would otherwise compute. */

const timeLimit = 120_000;

/** Build step: fills the database that a first start with demo data copies. */
async function prepareSnapshot(): Promise<void> {
  const unfinished = `${snapshotFolder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  // Each installation stores the pictures itself, under its own keys.
  const nowhere = { save: async () => newKey(), remove: async () => undefined };
  const photos = await storeDemoPhotos(nowhere, demoSeed);
  const db = await openDatabase({ dataDir: unfinished, statementTimeout: timeLimit });
  const now = new Date();
  await db.transaction(async (tx) => {
    const adminId = await seedEssentials(tx, nobody('admin'), now);
    await seedDemo(tx, { seed: demoSeed, now, adminId }, nobody('editor'), photos);
  });
  await db.rows(sql`vacuum (analyze)`);
  await pruneSpareWal(db, unfinished);
  await db.close();
  await rename(unfinished, snapshotFolder);
}

function nobody(name: string): Account {
  return { email: `${name}@rentyard.test`, passwordHash: null };
}

await Promise.all([prepareTemplate(), prepareDemoPhotos(demoSeed)]);
await Promise.all([prepareSnapshot(), dropOldTemplates()]);
