import { buzbotReply } from '@rentyard/contract/entities/chat/reply';
import { resources } from '@rentyard/contract/entities/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../database.ts';
import { migrate } from './migrate.ts';
import { parseMigration, readMigrations } from './migrations.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
});
afterAll(() => db.close());

/** Fields that are stored in columns of other names. */
const columnsOfField: Readonly<Record<string, readonly string[]>> = {
  'users.name': ['first_name', 'last_name'],
  'offers.custom_value': ['properties'],
  'orders.custom_value': ['properties'],
  'tags.custom_value': ['properties'],
  'buzbot_rooms.last_message.text': ['last_message_text'],
};

describe('search_by', () => {
  test('has the columns of the searched fields of each resource', async () => {
    const rows = await db.rows<{ table: string; columns: readonly string[] }>(sql`
      select tgrelid::regclass::text as table, (
        select json_agg(attname order by attname) from pg_attribute
        where attrelid = tgrelid and attnum = any(tgattr)) as columns
      from pg_trigger where tgname = 'write_search_text'`);
    const declared = new Map(rows.map(({ table, columns }) => [table, columns]));
    for (const { name, search } of [...resources, buzbotReply]) {
      const columns = search.flatMap((field) => columnsOfField[`${name}.${field}`] ?? [field]);
      expect(declared.get(name) ?? [], name).toEqual([...columns].sort());
    }
  });

  test('adds a searched column in a later migration, for records of before and after it', async () => {
    await db.rows(sql`insert into brands (name, code, alias) values ('Liebherr', 'lbh', 'lbh')`);
    const later = parseMigration(
      '9000_motto',
      `alter table brands add column motto text;
       select search_by('brands', 'name', 'code', 'alias', 'motto');`,
    );
    await migrate(db, { migrations: [...(await readMigrations()), later] });
    await db.rows(sql`
      insert into brands (name, code, alias, motto) values ('MAN', 'man', 'man', 'Über alle Berge')`);
    await db.rows(sql`update brands set motto = 'Ganz oben' where code = 'lbh'`);
    const texts = await db.rows(sql`select code, search_text as text from brands order by code`);
    expect(texts).toEqual([
      { code: 'lbh', text: 'liebherr\nlbh\nlbh\nganz oben' },
      { code: 'man', text: 'man\nman\nman\nuber alle berge' },
    ]);
  });
});
