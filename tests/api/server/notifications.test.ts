import { createSessions } from '@rentyard/api/auth/sessions/sessions';
import type { Database } from '@rentyard/api/db/database';
import { migrate } from '@rentyard/api/db/migration/migrate';
import { notify, trustFor } from '@rentyard/api/db/notifications';
import { openDatabase } from '@rentyard/api/db/open';
import { seedEssentials } from '@rentyard/api/seed/accounts';
import { insertRows } from '@rentyard/api/seed/insertRows';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../support/database/openTestDatabase.ts';
import { eventually } from '../../support/eventually.ts';
import { startTcpProxy } from '../../support/servers/tcpProxy.ts';

let db: Database;
let url: string | undefined;

beforeAll(async () => {
  ({ db, url } = await openTestDatabase());
});
afterAll(() => db.close());

/** The notifications of a channel from now on. */
async function listen(on: Database, channel: string) {
  const received: string[] = [];
  const stop = await on.listen(channel, { received: (payload) => received.push(payload) });
  return { received, stop };
}

test('notifications arrive in order and only on their channel', async () => {
  const { received } = await listen(db, 'plain');
  await notify(db, 'elsewhere', 'not for us');
  await notify(db, 'plain', 'one');
  await notify(db, 'plain', 'two "quoted" – žół');
  await eventually(() => expect(received).toEqual(['one', 'two "quoted" – žół']));
});

test('a notification arrives after the commit and never after a rollback', async () => {
  const { received } = await listen(db, 'committed');
  const rolledBack = db.transaction(async (tx) => {
    await notify(tx, 'committed', 'rolled back');
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await db.transaction(async (tx) => {
    await notify(tx, 'committed', 'kept');
    await notify(tx, 'elsewhere', 'takes a round trip');
    expect(received).toEqual([]);
  });
  await eventually(() => expect(received).toEqual(['kept']));
});

test('a listener gets nothing after it unsubscribes', async () => {
  const stopped = await listen(db, 'stopped');
  const listening = await listen(db, 'stopped');
  stopped.stop();
  await notify(db, 'stopped', 'late');
  await eventually(() => expect(listening.received).toEqual(['late']));
  expect(stopped.received).toEqual([]);
});

/** The embedded database has one process and no connection that could break. */
if (inject('clusterUrl')) {
  test('another process on the same server gets the notification', async () => {
    const other = await openDatabase({ url: url ?? '' });
    const { received } = await listen(other, 'between');
    await notify(db, 'between', 'hello');
    await eventually(() => expect(received).toEqual(['hello']));
    await other.close();
  });

  test('a broken connection is reported and reopened, and notifications continue', async () => {
    const events: string[] = [];
    await db.listen('lossy', {
      received: (payload) => events.push(payload),
      interrupted: () => events.push('interrupted'),
      resumed: () => events.push('resumed'),
    });
    await endListening(url ?? '');
    await eventually(() => expect(events).toEqual(['interrupted', 'resumed']));
    await notify(db, 'lossy', 'again');
    await eventually(() => expect(events.at(-1)).toBe('again'));
  });

  test('a process reads no cache while its listening connection is silent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await migrate(db);
    const now = new Date();
    const userId = await seedEssentials(
      db,
      { email: 'admin@example.com', passwordHash: null },
      now,
    );
    const proxy = await startTcpProxy(url ?? '');
    const behind = await openDatabase({ url: proxy.url });
    // The pool has its connection already, so the next one is the listener.
    await behind.ping();
    const [first, second] = [db, behind].map((one) => createSessions(one, () => new Date()));
    await eventually(() => expect(behind.tableChanges.isListening).toBe(true));
    const origin = { remember: true, ip: '127.0.0.1', userAgent: undefined };
    const { token } = (await first?.open(userId, origin)) ?? { token: '' };
    const person = await second?.findUser(token);
    expect(person?.id).toBe(userId);

    proxy.connections.at(-1)?.silence();
    await first?.close(person?.sessionId ?? 0);
    // This process got no notification.
    expect(await second?.findUser(token)).toBeDefined();
    // The limit that docs/operations.md states.
    vi.advanceTimersByTime(trustFor);
    expect(await second?.findUser(token)).toBeUndefined();
    // The silent connection is replaced.
    vi.advanceTimersByTime(trustFor);
    await eventually(() => expect(behind.tableChanges.isListening).toBe(true));
    expect(await second?.findUser(token)).toBeUndefined();
    await behind.close();
    await proxy.close();
  });
}

test('a write is visible in this process before its response, in another one soon after', async () => {
  await migrate(db);
  const tables: string[] = [];
  db.tableChanges.watch(['roles'], () => tables.push('roles'));
  await eventually(() => expect(db.tableChanges.isListening).toBe(true));
  tables.length = 0;
  await insertRows(db, 'roles', [{ name: 'Own' }]);
  expect(tables).toContain('roles');
  if (!url) return;
  const other = await openDatabase({ url });
  tables.length = 0;
  await insertRows(other, 'roles', [{ name: 'Foreign' }]);
  await eventually(() => expect(tables).toContain('roles'));
  await other.close();
});

/** Ends the connection that listens, whose last statement is a probe or a flush unless it has just begun. */
async function endListening(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query like 'listen%' or query = 'select 1')`);
  await client.end();
}
