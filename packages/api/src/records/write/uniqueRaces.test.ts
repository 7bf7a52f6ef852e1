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

/** Keys whose values nobody types, so that no field is named, with what a value is or a second row means. */
const internal = {
  account_links_token_hash_key: 'random',
  api_key_secrets_hash: 'random',
  api_keys_account: 'set by the server',
  buzbot_deliveries_broadcast_id_room_id_key: 'a repetition',
  buzbot_deliveries_message: 'a repetition',
  buzbot_messages_external: 'a repetition',
  buzbot_messages_room_id_client_id_key: 'a repetition',
  buzbot_rooms_channel_external_id_key: 'a repetition',
  buzbot_rooms_tester: 'a repetition',
  calendar_feeds_secret_hash_key: 'random',
  customer_notice_texts_pkey: 'a repetition',
  customer_notices_resource_record_id_key: 'a repetition',
  customer_reminders_pkey: 'a repetition',
  events_position: 'set by the server',
  follows_record: 'a repetition',
  follows_view: 'a repetition',
  free_gaps_pkey: 'set by the server',
  idempotency_keys_pkey: 'a repetition',
  job_rows_pkey: 'a repetition',
  jobs_key: 'a repetition',
  jobs_undo_of: 'a repetition',
  notifications_change: 'a repetition',
  notifications_job: 'a repetition',
  outbox_message_id_key: 'random',
  photo_mentions_pkey: 'a repetition',
  record_issues_pkey: 'a repetition',
  reservations_never_overlap: 'not_available',
  roles_system_key: 'set by the server',
  row_counts_pkey: 'a repetition',
  sessions_token_hash_key: 'random',
  sign_in_challenges_token_hash_key: 'random',
};

test('every unique key and every exclusion names a field, or is one that nobody types', async () => {
  const found = await app.db.rows<{ name: string }>(sql`
    select c.relname as name from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion)
      and not (i.indisprimary and i.indnatts = 1)
    order by 1`);
  const codes: Record<string, unknown> = {};
  for (const { name } of found) {
    const failing = app.db.rows(
      sql.raw(`do $$ begin raise unique_violation using constraint = '${name}'; end $$`),
    );
    codes[name] = await failing.catch(
      (error: unknown) => (withTakenField(error) as Failure).status,
    );
  }
  const unnamed = Object.keys(codes).filter((name) => codes[name] !== 422);
  expect(unnamed).toEqual(Object.keys(internal));
  expect(Object.keys(codes)).toEqual(
    expect.arrayContaining(uniqueFields.map((one) => `${one.resource}_${one.path}_key`)),
  );
});
