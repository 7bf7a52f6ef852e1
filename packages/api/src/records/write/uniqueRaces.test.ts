import { resources } from '@rentyard/contract/entities/resources';
import { plainFields } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';
import type { Failure } from '../../errors/failures.ts';
import { withTakenField } from '../../errors/uniqueViolation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
afterEach(() => stopRivals());

/** Every unique field that a draft contains. */
const uniqueFields = resources.flatMap((resource) =>
  plainFields(resource).flatMap(([path, field]) =>
    field.unique && !field.readOnly ? [{ resource: resource.name, path }] : [],
  ),
);

let watched = '';

/**
 * Lets another record take the value right before each write of the table: a trigger inserts a copy
 * of the written row that shares only this column. It runs after the checks of the save, so no luck
 * is needed.
 */
async function startRivals(table: string, column: string): Promise<void> {
  watched = table;
  const others = uniqueFields
    .filter((one) => one.resource === table && one.path !== column)
    .map(({ path }) => `'${path}', 'rival' || substr(md5(new.${path}), 1, 8)`);
  const stored = await app.db.rows<{ name: string }>(sql`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped`);
  const columns = stored.map(({ name }) => name).join(', ');
  await app.db.rows(
    sql.raw(`
    create or replace function add_rival() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 and new.deleted_at is null then
        insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(new,
          jsonb_build_object(
            'id', (select max(id) + 1000 from ${table})${['', ...others].join(', ')}));
      end if;
      return new;
    end $$`),
  );
  await app.db.rows(
    sql.raw(`create trigger a_rival before insert or update on ${table}
             for each row execute function add_rival()`),
  );
}

async function stopRivals(): Promise<void> {
  if (watched !== '') await app.db.rows(sql.raw(`drop trigger if exists a_rival on ${watched}`));
  watched = '';
}

describe.each(uniqueFields)(
  '$path of $resource, taken between the check and the write',
  ({ resource, path }) => {
    test('is a problem of the field', async () => {
      const made = await app.make(resource);
      const draft = await app.draft(resource);
      const changed = await app.draft(resource);
      const trashed = await app.make(resource);
      const gone = await app.admin.delete(`/${resource}`, { id: trashed.id });
      expect(gone.status).toBe(200);
      await startRivals(resource, path);
      const created = await app.admin.post(`/${resource}`, draft);
      expect([created.status, created.rules]).toEqual([422, { [path]: ['unique'] }]);
      const patched = await app.admin.patch(`/${resource}/${made.id}`, { [path]: changed[path] });
      expect([patched.status, patched.rules]).toEqual([422, { [path]: ['unique'] }]);
      const restored = await app.admin.post(`/${resource}/restore`, { ids: [trashed.id] });
      expect([restored.status, restored.data()]).toMatchObject([
        200,
        { restored: [], refused: [{ id: trashed.id, reason: 'unique' }] },
      ]);
    });
  },
);

test('every unique index of a declared table names a field or an internal rule', async () => {
  const found = await app.db.rows<{ name: string }>(sql`
    select c.relname as name from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where i.indisunique and not i.indisprimary and t.relnamespace = 'public'::regnamespace
    order by 1`);
  const statuses: Record<string, unknown> = {};
  for (const { name } of found) {
    const failing = app.db.rows(
      sql.raw(`do $$ begin raise unique_violation using constraint = '${name}'; end $$`),
    );
    statuses[name] = await failing.catch(
      (error: unknown) => (withTakenField(error) as Failure).status,
    );
  }
  expect(Object.values(statuses).every((status) => status === 422 || status === 409)).toBe(true);
  const named = Object.keys(statuses).filter((name) => statuses[name] === 422);
  expect(named).toEqual(
    expect.arrayContaining(uniqueFields.map((one) => `${one.resource}_${one.path}_key`)),
  );
});
