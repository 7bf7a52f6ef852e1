import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { admit, attemptKeys, forgive, passwordTries } from './throttle.ts';

const { atMost: judgedAtMost, windowMinutes } = passwordTries;

const begin = Date.parse('2026-11-20T08:00:00.000Z');
const at = (minutes: number) => new Date(begin + minutes * 60_000);

describe('throttle of sign-ins', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openDatabase({ memory: true });
    await migrate(db);
  });
  beforeEach(async () => {
    await db.rows(sql`delete from rate_limits`);
  });
  afterAll(() => db.close());

  const tryOnce = (minutes: number, { email = 'elena@rentyard.test', ip = '10.0.0.1' } = {}) =>
    admit(db, attemptKeys(email, ip), passwordTries, at(minutes));

  async function fail(times: number, minutes: number, who?: { email?: string; ip?: string }) {
    for (let time = 0; time < times; time += 1) await tryOnce(minutes, who);
  }

  it('admits ten attempts and returns when the eleventh may come', async () => {
    await fail(judgedAtMost - 1, 0);
    expect(await tryOnce(5)).toEqual({ admitted: true });
    expect(await tryOnce(6)).toEqual({ admitted: false, retryAt: at(windowMinutes) });
  });

  it('starts a new window after that of the first attempt', async () => {
    await fail(3, 0);
    await fail(judgedAtMost - 3, 10);
    expect(await tryOnce(14)).toEqual({ admitted: false, retryAt: at(windowMinutes) });
    const later = windowMinutes + 0.1;
    await fail(judgedAtMost, later);
    expect(await tryOnce(later)).toEqual({ admitted: false, retryAt: at(later + windowMinutes) });
  });

  it('does not count refused attempts, so that waiting always helps', async () => {
    await fail(judgedAtMost + 20, 0);
    expect(await tryOnce(windowMinutes + 0.1)).toEqual({ admitted: true });
  });

  it('forgives the attempt with a correct password, and only that one', async () => {
    const keys = attemptKeys('elena@rentyard.test', '10.0.0.1');
    await fail(judgedAtMost - 1, 0);
    await tryOnce(0);
    await forgive(db, keys, passwordTries, at(0));
    expect(await tryOnce(1)).toEqual({ admitted: true });
    expect(await tryOnce(1)).toMatchObject({ admitted: false });
  });

  it('does not count attempts against an account that its network address was refused for', async () => {
    for (let person = 0; person < judgedAtMost; person += 1) {
      await tryOnce(0, { email: `person-${person}@rentyard.test` });
    }
    for (let time = 0; time < judgedAtMost; time += 1) {
      expect(await tryOnce(1)).toMatchObject({ admitted: false });
    }
    expect(await tryOnce(1, { ip: '10.0.0.2' })).toEqual({ admitted: true });
  });

  it('ignores case and surrounding blanks of an address', async () => {
    await fail(judgedAtMost, 0);
    const who = { email: ' Elena@Rentyard.TEST ', ip: '10.0.0.9' };
    expect(await tryOnce(0, who)).toMatchObject({ admitted: false });
  });

  it('stores no typed address', async () => {
    await tryOnce(0, { email: 'my-password-by-mistake' });
    const stored = await db.rows<{ key: string }>(sql`select key from rate_limits`);
    expect(JSON.stringify(stored)).not.toContain('mistake');
  });

  it('admits ten of forty simultaneous attempts', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, round) => tryOnce(0, { ip: `10.1.0.${round}` })),
    );
    expect(results.filter(({ admitted }) => admitted)).toHaveLength(judgedAtMost);
  });
});
