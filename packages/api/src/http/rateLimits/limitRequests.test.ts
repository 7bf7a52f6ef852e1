import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { createRequestCounter, type RequestCounter } from './limitRequests.ts';

const begin = Date.parse('2026-11-20T08:00:00.000Z');
const limit = 200;
const caller = 'requests:person:7';

describe('request counter', () => {
  let db: Database;
  let seconds = 0;
  const clock = () => new Date(begin + seconds * 1_000);
  const newProcess = (database: Queryable = db) =>
    createRequestCounter({ db: database, clock, limit });

  beforeAll(async () => {
    db = await openDatabase({ memory: true });
    await migrate(db);
  });
  beforeEach(async () => {
    seconds = 0;
    await db.rows(sql`delete from rate_limits`);
  });
  afterAll(() => db.close());

  /** Counts this many requests, and waits until the sum is reported. */
  async function count(counter: RequestCounter, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      counter.count(caller, 1);
      if (time % 10 === 0) await db.rows(sql`select 1`);
    }
    await db.rows(sql`select 1`);
  }

  it('admits requests up to the limit, and returns how long to wait', async () => {
    const counter = newProcess();
    await count(counter, limit);
    expect(counter.wait(caller)).toBe(0);
    seconds = 20;
    await count(counter, 10);
    expect(counter.wait(caller)).toBe(40_000);
    expect(counter.wait('requests:person:8')).toBe(0);
  });

  it('starts again after a minute', async () => {
    const counter = newProcess();
    await count(counter, limit + 10);
    seconds = 61;
    expect(counter.wait(caller)).toBe(0);
    await count(counter, limit);
    expect(counter.wait(caller)).toBe(0);
  });

  it('is shared by all processes', async () => {
    const [one, other] = [newProcess(), newProcess()];
    await count(one, limit);
    await count(other, 40);
    expect(other.wait(caller)).toBeGreaterThan(0);
  });

  it('writes nothing for a caller with few requests', async () => {
    const quiet = createRequestCounter({ db, clock, limit: 12_000 });
    await count(quiet, 100);
    expect(await db.rows(sql`select key from rate_limits`)).toEqual([]);
  });

  it('counts 60,000 addresses within a minute in little time', () => {
    const counter = newProcess();
    const startedAt = process.cpuUsage();
    for (let address = 0; address < 60_000; address += 1) {
      counter.count(`requests:address:${address}`, 1);
    }
    // CPU time in microseconds: looking through all of them for each one would take ten times as long.
    expect(process.cpuUsage(startedAt).user).toBeLessThan(1_500_000);
  });

  it('blocks a caller even if the database does not respond', () => {
    const never = () => new Promise<never>(() => {});
    const counter = newProcess({ ...db, rows: never, one: never });
    for (let time = 0; time < limit * 2; time += 1) counter.count(caller, 1);
    expect(counter.wait(caller)).toBe(60_000);
  });

  it('admits no more than the limit while the database responds', () => {
    const counter = newProcess();
    for (let time = 0; time < limit; time += 1) counter.count(caller, 1);
    expect(counter.wait(caller)).toBe(0);
    counter.count(caller, 1);
    expect(counter.wait(caller)).toBe(60_000);
  });

  it('counts per process while the database is unavailable', async () => {
    const away = () => Promise.reject(new Error('The database is away.'));
    const counter = newProcess({ ...db, rows: away, one: away });
    await count(counter, limit + 10);
    expect(counter.wait(caller)).toBeGreaterThan(0);
  });
});
