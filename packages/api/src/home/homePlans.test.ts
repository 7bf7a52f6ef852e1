import { buildPermissionSet } from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatResources } from '../chat/openChat.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { photos } from '../entities/photos/photos.ts';
import { registry } from '../entities/registry.ts';
import type { User } from '../http/access/user.ts';
import { newKey } from '../media/storage/mediaStorage.ts';
import { createStore } from '../records/createStore.ts';
import { seedEssentials } from '../seed/accounts.ts';
import { storeDemoPhotos } from '../seed/listings/photos.ts';
import { demoSeed, growTo, seedDemo } from '../seed/seedDatabase.ts';
import { homeFigures } from './homeFigures.ts';
import { homeHealth, homeQueue } from './homeRoutes.ts';
import { periodFigures } from './periodFigures.ts';

let db: Database;

beforeAll(async () => {
  db = await openDatabase({ memory: true, statementTimeout: 60_000 });
  await migrate(db);
  const now = new Date();
  const storage = { save: async () => newKey(), remove: async () => undefined };
  const pictures = await storeDemoPhotos(storage, demoSeed);
  const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: null });
  const adminId = await seedEssentials(db, account('admin'), now);
  await seedDemo(db, { seed: demoSeed, now, adminId }, account('editor'), pictures);
  for (const kind of ['offers', 'orders'] as const) {
    await growTo(db, { kind, total: 3_000, now, onProgress: () => undefined });
  }
}, 120_000);
afterAll(() => db.close());

test('no query of the home page scans a table of records', async () => {
  const plans: string[] = [];
  const explain = async (query: SQL) => {
    const lines = await db.rows<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  };
  const explaining: Database = {
    ...db,
    async one<Row extends object>(query: SQL) {
      await explain(query);
      return db.one<Row>(query);
    },
    async rows<Row extends object>(query: SQL) {
      await explain(query);
      return db.rows<Row>(query);
    },
  };
  const store = createStore({
    db: explaining,
    bindings: [...registry.map(({ binding }) => binding), photos],
    customBindings: chatResources,
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
  const person = { id: 1, isAdmin: true, ability: buildPermissionSet([], true) } as unknown as User;
  await homeQueue(store, { person, now: new Date(), waitingHours: 24, tentativeHours: 72 });
  await homeFigures(store, person, new Date());
  await homeHealth(store, person);
  const locale = { language: 'en', fallback: 'en' } as const;
  const query = { time_zone: 'Europe/Chisinau' };
  const now = new Date();
  await periodFigures(store, { person, query, now, locale });
  await periodFigures(store, { person, query: { ...query, project: 1, region: 1 }, now, locale });
  // Both name the chosen project and region too.
  expect(plans).toHaveLength(7);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on (offers|orders|tags|buzbot_events|record_issues)/);
  }
});
