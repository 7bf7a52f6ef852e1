import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Names of the offers whose health is checked next. */
async function checkedNames(): Promise<readonly string[]> {
  const rows = await app.db.rows<{ alias: string }>(
    sql`select distinct o.alias from health_checks c join offers o on o.id = c.record_id
      where c.resource = 'offers' order by o.alias`,
  );
  return rows.map(({ alias }) => alias);
}

/** Copies of an offer that one statement adds, each with another alias. */
async function copy(id: number, ...aliases: readonly string[]): Promise<void> {
  const columns = await app.db.rows<{ name: string }>(
    sql`select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = 'offers' and is_generated = 'NEVER'
        and column_name not in ('id', 'alias', 'code')`,
  );
  const names = sql.raw(columns.map(({ name }) => name).join(', '));
  await app.db.rows(sql`
    insert into offers (alias, code, ${names})
    select a.alias, left(a.alias, 4) || '-' || a.n, ${names}
    from offers, unnest(${sql.param([...aliases])}::text[]) with ordinality a (alias, n) where id = ${id}`);
}

let crane: number;
beforeEach(async () => {
  await app.db.rows(sql`delete from offers`);
  const { id } = await app.make('offers', { name: { en: 'Tower crane' }, alias: 'crane' });
  await app.make('offers', { name: { en: 'Dumper' }, alias: 'dumper' });
  crane = Number(id);
  // One owner and one region.
  const region = await app.make('regions');
  await app.db.rows(
    sql`update offers set region_id = ${region.id}, user_id = (select min(id) from users)`,
  );
  await app.db.rows(sql`delete from health_checks`);
});

test('a new offer makes the check of its only namesake', async () => {
  await copy(crane, 'crane-2');
  expect(await checkedNames()).toEqual(['crane', 'crane-2']);
});

test('several new offers of one name make the check of all their namesakes', async () => {
  await copy(crane, 'crane-2', 'crane-3', 'crane-4');
  expect(await checkedNames()).toEqual(['crane', 'crane-2', 'crane-3', 'crane-4']);
});

test('a renamed offer makes the check of its former and its new namesakes', async () => {
  await copy(crane, 'crane-2');
  await app.db.rows(sql`delete from health_checks`);
  await app.db.rows(
    sql`update offers set name = (select name from offers where alias = 'dumper') where alias = 'crane-2'`,
  );
  expect(await checkedNames()).toEqual(['crane', 'crane-2', 'dumper']);
});
