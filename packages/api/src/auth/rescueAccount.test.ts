import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../db/database.ts';
import { seedEssentials } from '../seed/accounts.ts';
import { passwordMatches } from './passwords/passwords.ts';
import { rescueAccount } from './rescueAccount.ts';
import { createSessions } from './sessions/sessions.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
  await seedEssentials(db, { email: 'admin@x.test', passwordHash: 'lost' }, new Date());
});
afterAll(() => db.close());

it('an admin without password and mailbox gets access again', async () => {
  const sessions = createSessions(db, () => new Date());
  await sessions.open(1, { remember: true, ip: '10.0.0.1', userAgent: undefined });
  await db.rows(sql`update users set two_step = true`);

  const password = await rescueAccount(db, ' Admin@X.test', new Date());
  const admin = await db.one<{ password_hash: string; sessions: number }>(sql`
    select password_hash, password_expired, two_step, state,
           (select count(*) from sessions) as sessions
    from users where email = 'admin@x.test'`);
  expect(admin).toMatchObject({ password_expired: true, two_step: false, state: 'active' });
  expect(admin?.sessions).toBe(0);
  expect(await passwordMatches(admin?.password_hash, password ?? '')).toBe(true);
});

it('an unknown address has no result', async () => {
  expect(await rescueAccount(db, 'nobody@x.test', new Date())).toBeUndefined();
});
