import { followsAtMost } from '@rentyard/contract/entities/collaboration/followRoutes';
import { proposalBounds } from '@rentyard/contract/entities/proposal/proposal';
import { viewBounds } from '@rentyard/contract/entities/records/view';
import { feedsAtMost } from '@rentyard/contract/entities/rental/calendarFeedRoutes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ApiResponse, Client } from '../../../../tests/support/client.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';

const rivals = 3;
/** What an insert waits for while a test holds it. */
const gate = 4_711;

let app: TestApp;
let person: Client;
let id: number;
let brands: readonly WireRecord[];
beforeAll(async () => {
  app = await startApp();
  person = await app.signInAs([
    ['read', 'brands'],
    ['propose', 'brands'],
    ['read', 'orders'],
    ['read', 'offers'],
  ]);
  id = (await person.get('/profile')).data<WireRecord>().id;
  brands = await Promise.all(Array.from({ length: rivals }, () => app.make('brands')));
  await app.db.rows(
    sql.raw(`create function wait_at_gate() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${gate}); return new; end'`),
  );
});
afterAll(() => app.close());

interface Limit {
  readonly table: string;
  readonly owner: string;
  readonly atMost: number;
  /** Stores rows of the person. */
  readonly fill: (count: number) => Promise<unknown>;
  readonly add: (at: number) => Promise<ApiResponse>;
}

const limits: readonly Limit[] = [
  {
    table: 'saved_views',
    owner: 'created_by',
    atMost: viewBounds.perPerson,
    fill: (count) =>
      app.db.rows(sql`
        insert into saved_views (name, subject, state, scope, created_at, updated_at, created_by, updated_by)
        select 'Stored ' || n, 'brands', '{}', 'me', now(), now(), ${id}, ${id}
        from generate_series(1, ${count}::int) n`),
    add: (at) => person.post('/views', { name: `View ${at}`, subject: 'brands', state: {} }),
  },
  {
    table: 'calendar_feeds',
    owner: 'user_id',
    atMost: feedsAtMost,
    fill: (count) =>
      app.db.rows(sql`
        insert into calendar_feeds (user_id, kind, target_id, secret_hash)
        select ${id}, 'assignee', ${id}, n::text::bytea from generate_series(1, ${count}::int) n`),
    add: () => person.post('/profile/calendar_feeds', { kind: 'assignee', target: id }),
  },
  {
    table: 'follows',
    owner: 'user_id',
    atMost: followsAtMost,
    fill: (count) =>
      app.db.rows(sql`
        insert into follows (user_id, resource, record_id, created_at)
        select ${id}, 'brands', 1000000 + n, now() from generate_series(1, ${count}::int) n`),
    add: (at) => person.post('/follows/records', { subject: 'brands', id: brands[at]?.id }),
  },
  {
    table: 'proposals',
    owner: 'created_by',
    atMost: proposalBounds.open,
    fill: (count) =>
      app.db.rows(sql`
        insert into proposals (cause, method, path, language, is_versioned, action, subject, resource,
          expires_at, created_by, search_text)
        select 'propose', 'PATCH', '/brands/1', 'en', true, 'update', 'brands', 'brands',
          now() + interval '1 day', ${id}, '' from generate_series(1, ${count}::int) n`),
    add: (at) => person.patch(`/brands/${brands[at]?.id}`, { name: `Proposed ${at}`, version: 1 }),
  },
];

test.each(limits)(
  'a person with all rows of $table that are allowed gets no further one',
  async (limit) => {
    const { table, owner, atMost, fill, add } = limit;
    await fill(atMost);
    const refused = await add(0);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    await app.db.rows(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${id}`,
    );
    expect((await add(0)).status).toBeLessThan(300);
    await app.db.rows(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${id}`,
    );
  },
);

/** The embedded database runs one transaction at a time. */
if (inject('clusterUrl')) {
  test.each(limits)('parallel calls find one free place in $table', async (limit) => {
    const { table, owner, atMost, fill, add } = limit;
    await fill(atMost - 1);
    // All calls have counted, if nothing prevents it, before one of them adds a row.
    await app.db.rows(
      sql.raw(`create trigger wait_at_gate before insert on ${table}
        for each row execute function wait_at_gate()`),
    );
    let calls: Promise<ApiResponse[]> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.rows(sql`select pg_advisory_xact_lock(${gate})`);
      calls = Promise.all(Array.from({ length: rivals }, (_, at) => add(at)));
      await expect
        .poll(async () =>
          app.db.one(sql`
            select count(*) as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toEqual({ waiting: rivals });
    });
    const done = ((await calls) ?? []).filter(({ status }) => status < 300);
    expect(done).toHaveLength(1);
    const stored = await app.db.one(sql`
      select count(*) as rows from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${id}`);
    expect(stored).toEqual({ rows: atMost });
  });
}
