import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { seedEditor, seedEssentials } from '../../seed/accounts.ts';
import { createSessions, type SessionStore } from './sessions.ts';

const second = 1_000;
const hour = 3_600 * second;
const origin = { remember: false, ip: '10.0.0.1', userAgent: 'Firefox' };

describe('sessions', () => {
  let db: Database;
  let now: Date;
  let editorId: number;
  let grants: string;
  let sessions: SessionStore;

  beforeAll(async () => {
    db = await openDatabase({ memory: true });
    await migrate(db);
    const moment = new Date();
    const admin = await seedEssentials(db, { email: 'admin@x.test', passwordHash: '' }, moment);
    await seedEditor(db, { email: 'editor@x.test', passwordHash: '' }, admin, moment);
    const editor = await db.one<{ id: number }>(
      sql`select id from users where email = 'editor@x.test'`,
    );
    editorId = editor?.id ?? 0;
    const role = await db.one<{ permissions: unknown }>(
      sql`select permissions from roles where system = 'editor'`,
    );
    grants = JSON.stringify(role?.permissions);
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T08:00:00.000Z');
    sessions = createSessions(db, () => now);
    await db.rows(sql`update users set state = 'active' where id = ${editorId}`);
    await db.rows(sql`
      update roles set permissions = ${grants}::jsonb where system = 'editor'`);
  });
  afterAll(() => db.close());

  const open = async (from = origin) => {
    const opened = await sessions.open(editorId, from);
    if (!opened) throw new Error('The user may not sign in.');
    return opened;
  };
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  it('return the user with the permissions of the role', async () => {
    const { token } = await open();
    const person = await sessions.findUser(token);
    expect(person).toMatchObject({ id: editorId, name: 'Elena Editor', isAdmin: false });
    expect(person?.ability.can('update', 'offers')).toBe(true);
    expect(person?.ability.can('read', 'users')).toBe(false);
  });

  it('store no token', async () => {
    const { token } = await open();
    const rows = await db.rows<{ row: string }>(
      sql`select row_to_json(s)::text as row from sessions s`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, "' or 1=1 --"])(
    'reject the token %j',
    async (token) => {
      expect(await sessions.findUser(token)).toBeUndefined();
    },
  );

  it.each([
    ['suspension', sql`update users set state = 'suspended' where kind = 'staff'`],
    ['change of the role', sql`update roles set permissions = '[]' where system = 'editor'`],
    ['sign-out', sql`delete from sessions`],
  ])('apply a %s to the next request, whichever process wrote it', async (_, write) => {
    const { token } = await open();
    const before = await sessions.findUser(token);
    expect(before?.ability.can('update', 'offers')).toBe(true);
    await db.rows(write);
    const after = await sessions.findUser(token);
    expect(after?.ability.can('update', 'offers') ?? false).toBe(false);
  });

  it('are read once a minute', async () => {
    const { token } = await open();
    const person = await sessions.findUser(token);
    pass(59 * second);
    expect(await sessions.findUser(token)).toBe(person);
    pass(2 * second);
    expect(await sessions.findUser(token)).not.toBe(person);
  });

  it('are not cached by a read that was running when the cache was cleared', async () => {
    const { token } = await open();
    const underWay = sessions.findUser(token);
    sessions.invalidate();
    await underWay;
    await db.rows(sql`update users set state = 'suspended' where id = ${editorId}`);
    expect(await sessions.findUser(token)).toBeUndefined();
  });

  it('end for one token and stay for the others', async () => {
    const [one, other] = [await open(), await open()];
    const person = await sessions.findUser(one.token);
    await sessions.findUser(other.token);
    await sessions.close(person?.sessionId ?? 0);
    expect(await sessions.findUser(one.token)).toBeUndefined();
    expect(await sessions.findUser(other.token)).toBeDefined();
  });

  it('are deleted only after they have ended', async () => {
    await db.rows(sql`delete from sessions`);
    await open();
    await open({ ...origin, remember: true });
    pass(2 * hour);
    await sessions.sweep();
    const left = await db.rows<{ remember: boolean }>(sql`select remember from sessions`);
    expect(left).toEqual([{ remember: true }]);
  });
});
