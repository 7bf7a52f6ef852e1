import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { type Finding, failure, warning } from './findings.ts';

/** Sign-in codes are valid for 30 seconds, so larger differences refuse them. In seconds. */
const largestDifference = 30;
/** Synchronized clocks differ by less. In seconds; the header `Date` has whole seconds. */
const usualDifference = 5;
const responseTime = 5_000;

interface ClockDependencies {
  readonly clock: Clock;
  readonly db?: Database | undefined;
  /** Configured services whose header `Date` is compared. */
  readonly urls: readonly string[];
}

/** Compares the clock with the database and with the services that the server uses. */
export async function checkClock({
  clock,
  db,
  urls,
}: ClockDependencies): Promise<readonly Finding[]> {
  const sources = [
    ...(db ? [['PostgreSQL', () => databaseTime(db)] as const] : []),
    ...urls.map((url) => [new URL(url).host, () => httpTime(url)] as const),
  ];
  const compared = sources.map(async ([source, read]) => {
    const before = clock().getTime();
    // Another check reports a service that does not respond.
    const time = await read().catch(() => undefined);
    if (time === undefined) return [];
    const middle = (before + clock().getTime()) / 2;
    return differing(source, Math.abs(time - middle) / 1_000);
  });
  return (await Promise.all(compared)).flat();
}

function differing(source: string, difference: number): readonly Finding[] {
  if (difference < usualDifference) return [];
  const kind = difference < largestDifference ? warning : failure;
  return [kind('clock_off', { source, seconds: Math.round(difference) })];
}

async function databaseTime(db: Database): Promise<number | undefined> {
  const found = await db.one<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return found?.now;
}

async function httpTime(url: string): Promise<number | undefined> {
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(responseTime),
  });
  const date = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}
