import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { registry } from '../entities/registry.ts';
import type { MediaStorage } from '../media/storage/mediaStorage.ts';
import { createStore } from '../records/createStore.ts';
import { readEdited } from '../records/find.ts';
import { listRecords } from '../records/list/list.ts';
import type { Store } from '../records/store.ts';
import { parseDraft } from '../records/write/draft.ts';
import { seedEmptyDatabase } from './seedDatabase.ts';

const locale = { language: 'en', fallback: 'en' };

let db: Database;
let store: Store;
beforeAll(async () => {
  db = await openDatabase({ memory: true, statementTimeout: 60_000 });
  await migrate(db);
  const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: 'nobody' });
  const storage = { save: async () => 'picture' } as unknown as MediaStorage;
  const demo = { editor: account('editor'), storage };
  await seedEmptyDatabase(db, { admin: account('admin'), demo, now: new Date() });
  store = createStore({
    db,
    bindings: registry.map(({ binding }) => binding),
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
}, 120_000);
afterAll(() => db.close());

const kinds = registry
  .map(({ binding }) => ({ name: binding.resource.name, binding }))
  // A key would let everybody in who reads the source, and a webhook would call somebody's server.
  .filter(({ name }) => name !== 'api_keys' && name !== 'webhooks');

test.each(kinds)('every demo record of $name could have been typed by a person', async (kind) => {
  const { resource } = kind.binding;
  const languages = await store.languages.read(db);
  const { json } = await listRecords(
    store,
    kind.binding,
    {
      page: 1,
      perPage: 1_000,
      search: '',
      filters: [],
      isTrash: false,
      sort: [{ path: 'id', isDescending: false }],
    },
    locale,
  );
  const rows = JSON.parse(json) as readonly { readonly id: number }[];
  expect(rows.length).toBeGreaterThan(0);
  const writable = Object.entries(resource.fields).flatMap(([field, { readOnly, kind: of }]) =>
    readOnly || of === 'secret' ? [] : [field],
  );
  for (const { id } of rows) {
    const edited = await readEdited(db, store, { binding: kind.binding, id, locale });
    const body = Object.fromEntries(writable.map((field) => [field, edited?.[field]]));
    expect(() => parseDraft(resource, 'create', languages, body), `id ${id}`).not.toThrow();
  }
});
