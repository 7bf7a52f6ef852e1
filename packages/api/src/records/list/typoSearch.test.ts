import { isOwned } from '@rentyard/contract/schema/resource';
import { soundKey } from '@rentyard/validators/wordDistance';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../../db/database.ts';
import { registry } from '../../entities/registry.ts';
import { seedEssentials } from '../../seed/accounts.ts';
import { storeDemoPhotos } from '../../seed/listings/photos.ts';
import { demoSeed, seedDemo } from '../../seed/seedDatabase.ts';
import { createStore } from '../createStore.ts';
import { searchRecords } from '../search/searchRecords.ts';
import type { Store } from '../store.ts';
import { listOptions } from './options.ts';

let db: Database;
let store: Store;
const locale = { language: 'en', fallback: 'en' };

beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
  const now = new Date('2026-11-20T08:00:00.000Z');
  const storage = { save: async () => 'photo', remove: async () => undefined };
  const photos = await storeDemoPhotos(storage, demoSeed);
  const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: null });
  const adminId = await seedEssentials(db, account('admin'), now);
  await seedDemo(db, { seed: demoSeed, now, adminId }, account('editor'), photos);
  store = createStore({
    db,
    bindings: registry.map(({ binding }) => binding),
    clock: () => now,
    secretKey: Buffer.alloc(32),
  });
});
afterAll(() => db.close());

async function search(text: string) {
  const bindings = store.bindings.filter(({ resource }) => !isOwned(resource));
  return searchRecords(store, { text, bindings, locale });
}

describe('a search of the demo data', () => {
  test.each([
    ['Кишинёв', 'regions', 'Chișinău'],
    ['Кишинев', 'regions', 'Chișinău'],
    ['Chisinau', 'regions', 'Chișinău'],
    ['CHIȘINĂU', 'regions', 'Chișinău'],
    ['Kishinev', 'regions', 'Chișinău'],
    ['Kishinyov', 'regions', 'Chișinău'],
    ['Кишнев', 'regions', 'Chișinău'],
    ['Бельци', 'regions', 'Bălți'],
    ['balti', 'regions', 'Bălți'],
    ['Адесса', 'regions', 'Odesa'],
    ['Varshava', 'regions', 'Warsaw'],
    ['Warszwa', 'regions', 'Warsaw'],
    ['Бухарст', 'regions', 'Bucharest'],
    ['Istambul', 'regions', 'Istanbul'],
    ['napoca cluj', 'regions', 'Cluj-Napoca'],
    ['Komatcu', 'brands', 'Komatsu'],
    ['Комацу', 'brands', 'Komatsu'],
    ['Libherr', 'brands', 'Liebherr'],
    ['Либхер', 'brands', 'Liebherr'],
    ['Катерпиллар', 'brands', 'Caterpillar'],
    ['bobact', 'brands', 'Bobcat'],
    ['Хитачи', 'brands', 'Hitachi'],
    ['excavtor crawler', 'categories', 'Crawler excavators'],
    ['эксковатор гусеничный', 'categories', 'Crawler excavators'],
    ['ekskavatory gusenichnye', 'categories', 'Crawler excavators'],
    ['bashennye krany', 'categories', 'Tower cranes'],
    ['бульдозэр', 'categories', 'Bulldozers'],
    ['buldozr', 'categories', 'Bulldozers'],
    ['Соколв', 'users', 'Алексей Соколов'],
    ['Sokolov Aleksey', 'users', 'Алексей Соколов'],
    ['Munteanu Andrei', 'users', 'Andrei Munteanu'],
    ['Мунтяну', 'users', 'Andrei Munteanu'],
    ['Зелинская', 'users', 'Agnieszka Zielińska'],
    ['Шевчкук', 'users', 'Ірина Шевчук'],
    ['+373 69 497 881', 'users', 'Andrei Munteanu'],
    ['00380 67 380-21-99', 'users', 'Олександр Коваленко'],
    ['+7 (916) 817-07-57', 'users', 'Алексей Соколов'],
    ['0601749261', 'users', 'Piotr Kowalski'],
    ['OF10003', 'offers', 'Wheeled excavator Caterpillar M318 with operator'],
    ['10005', 'offers', 'Mobile crane Tadano AC 4.100L-1'],
    ['tadno 4.100L', 'offers', 'Mobile crane Tadano AC 4.100L-1'],
    ['jcb 4cx щебень', 'offers', undefined],
  ])('for %s finds in %s the record %s among the first three', async (text, subject, name) => {
    const hits = (await search(text)).slice(0, 3);
    if (name === undefined) expect(hits).toEqual([]);
    else {
      const names = hits.filter((hit) => hit.subject === subject).map((hit) => hit.name);
      expect(names, JSON.stringify(hits)).toContain(name);
    }
  });

  test('finds offers by the names of their region and of their owner', async () => {
    const offer = await db.one<{ id: number; machine: string; region: string; owner: string }>(sql`
      select o.id, o.code as machine, r.name ->> 'ru' as region, u.last_name as owner
      from offers o join regions r on r.id = o.region_id join users u on u.id = o.user_id
      where o.deleted_at is null order by o.id limit 1`);
    for (const words of [offer?.region, offer?.owner]) {
      const [hit] = await search(`${words} ${offer?.machine}`);
      expect(hit).toMatchObject({ subject: 'offers', id: offer?.id, is_similar: false });
    }
  });

  test('puts exact matches before similar ones', async () => {
    const hits = await search('bobact');
    expect(hits.every((hit) => hit.is_similar)).toBe(true);
    await db.rows(sql`insert into brands (name, code, alias)
      values ('Bobact Works', 'BW', 'bobact-works')`);
    const [first, ...others] = await search('bobact');
    expect(first).toMatchObject({ name: 'Bobact Works', is_similar: false });
    expect(others.map((hit) => hit.is_similar)).toEqual(others.map(() => true));
    expect(others.map((hit) => hit.name)).toContain('Bobcat');
  });

  test('finds clients of a select by phone only for callers who may read them', async () => {
    const query = { ids: undefined, withTrash: false, withRejected: false };
    const words = ['+373', '69', '497', '881'];
    const read = await listOptions(
      store,
      'clients',
      { ...query, words, withDetails: true },
      locale,
    );
    expect(read).toContain('Andrei Munteanu');
    const names = { ...query, words, withDetails: false };
    expect(await listOptions(store, 'clients', names, locale)).toBe('[]');
  });

  test('finds options by misspelt words', async () => {
    const query = { ids: undefined, withTrash: false, withRejected: false, withDetails: true };
    const found = await listOptions(store, 'regions', { ...query, words: ['Кишнев'] }, locale);
    expect(found).toContain('Chișinău');
  });
});

test('the database writes the same sound keys as the search', async () => {
  const words = await db.rows<{ word: string; sound: string }>(
    sql`select distinct word, sound from search_words`,
  );
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter(({ word, sound }) => soundKey(word) !== sound)).toEqual([]);
});

test('the search words do not contain the name of a deleted user', async () => {
  const words = () =>
    db.rows(sql`select word from search_words where resource = 'users' and word = 'zzyzxov'`);
  await db.rows(sql`insert into users (first_name, last_name, email, kind)
    values ('Iva', 'Zzyzxov', 'iva@yard.test', 'client')`);
  expect(await words()).toHaveLength(1);
  await db.rows(sql`update users set last_name = 'Zzyzxova' where last_name = 'Zzyzxov'`);
  expect(await words()).toHaveLength(0);
});
