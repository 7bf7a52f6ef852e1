import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Store } from '../../records/store.ts';
import { writeSettings } from '../../records/write/settings.ts';
import { downloadText, RatesRefused } from './downloadText.ts';
import type { PublishedRates } from './ecbRates.ts';
import { formatDay } from './exchangeRates.ts';
import { lockRates } from './lockRates.ts';
import { type RateState, readMoneySettings, readRateState } from './rateState.ts';

/** The job kind and its key: one process at a time fetches. */
const kind = 'exchange_rates';
const limits = { deadline: 10_000, bytes: 256 * 1024 } as const;
/** Delay after a failed attempt, in ms. */
const retryAfter = 3_600_000;
/** The European Central Bank publishes at about 16:00 CET. In ms after midnight UTC. */
const publishedAt = 15.5 * 3_600_000;
const dayLength = 86_400_000;

interface Dependencies {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly outbound: Outbound;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Runs in the transaction that adds rates. */
  readonly afterRates: (tx: Parameters<typeof storeRates>[0]) => Promise<void>;
}

/** Fetches exchange rates once a day, and on request. */
export interface RateFetching {
  /** Queues the job when a fetch is due. */
  enqueueDue(): Promise<void>;
  /** Fetches now. A failure is stored in the state and not thrown. */
  fetch(): Promise<void>;
}

/** Registers the job. Call it before the jobs start. */
export function openRateFetching({
  store,
  jobs,
  outbound,
  log,
  afterRates,
}: Dependencies): RateFetching {
  const { db, clock } = store;

  async function fetch(): Promise<void> {
    const { rate_provider: provider, rate_url: url } = await readMoneySettings(db);
    if (provider === 'none') return;
    try {
      const { ecbRates } = await import('./ecbRates.ts');
      const published = ecbRates(await downloadText(url, outbound, limits));
      const now = clock();
      await db.transaction(async (tx) => {
        if ((await storeRates(tx, published, now)) > 0) await afterRates(tx);
        const value = { fetched_at: now.toISOString(), failed_at: null, failure: null };
        await writeSettings(tx, kind, { value, now });
      });
    } catch (error) {
      if (!(error instanceof RatesRefused)) throw error;
      log.warn({ reason: error.message }, 'exchange rates could not be fetched');
      const now = clock();
      const value = {
        ...(await readRateState(db)),
        failed_at: now.toISOString(),
        failure: error.failure,
      };
      await writeSettings(db, kind, { value, now });
    }
  }

  jobs.handle(kind, { isStored: false, run: fetch });

  return {
    fetch,
    async enqueueDue() {
      const { rate_provider: provider } = await readMoneySettings(db);
      if (provider === 'none') return;
      const now = clock().getTime();
      const due = dueAt(await readRateState(db));
      // A later time follows from an attempt while the clock was ahead.
      if (due > now && due <= now + dayLength) return;
      await db.transaction((tx) => jobs.enqueue(tx, { kind, payload: {}, key: kind }));
    },
  };
}

/** When the next fetch is due, in ms: an hour after a failure, else after the next publication. */
function dueAt({ fetched_at: fetched, failed_at: failed }: RateState): number {
  if (failed !== null) return Date.parse(failed) + retryAfter;
  if (fetched === null) return 0;
  const at = Date.parse(fetched);
  const midnight = at - (at % dayLength);
  return midnight + publishedAt > at ? midnight + publishedAt : midnight + dayLength + publishedAt;
}

/** A rate that is this many times the latest one, or a part of it, is taken for a mistake. */
const plausibleFactor = 10;

/**
 * Stores the rates of the currencies that the installation has, except those that it knows already.
 * Returns the number of new ones.
 * @throws {RatesRefused} when the day is in the future or a rate is implausible.
 */
async function storeRates(
  tx: Transaction,
  { day, rates }: PublishedRates,
  now: Date,
): Promise<number> {
  if (day > formatDay(now)) throw new RatesRefused('implausible', `the day ${day}`);
  await lockRates(tx);
  const published = JSON.stringify([...rates].map(([code, rate]) => ({ code, rate })));
  const date = `${day}T00:00:00.000Z`;
  const known = await tx.rows<Known>(sql`
    select c.currency_id, p.code, p.rate,
      c.per_euro not between p.rate::numeric / ${plausibleFactor}::numeric
        and p.rate::numeric * ${plausibleFactor}::numeric as is_implausible,
      exists (select from exchange_rates e
        where e.currency_id = c.currency_id and e.source = 'ecb' and e.date = ${date}
          and e.per_euro = p.rate::numeric) as is_known
    from json_to_recordset(${published}::json) as p (code text, rate text)
    join current_rates c on c.code = p.code and c.code <> 'EUR'
    join currencies live on live.id = c.currency_id and live.deleted_at is null
    order by p.code`);
  const wrong = known.find(({ is_implausible }) => is_implausible);
  if (wrong) throw new RatesRefused('implausible', `the rate ${wrong.rate} of ${wrong.code}`);
  const fresh = known.filter(({ is_known }) => !is_known);
  const moment = now.toISOString();
  await tx.rows(sql`
    insert into exchange_rates (currency_id, date, rate, source, created_at, updated_at)
    select currency_id, ${date}, rate, 'ecb', ${moment}, ${moment}
    from json_to_recordset(${JSON.stringify(fresh)}::json) as f (currency_id bigint, rate text)`);
  return fresh.length;
}

interface Known {
  readonly currency_id: number;
  readonly code: string;
  readonly rate: string;
  readonly is_implausible: boolean | null;
  readonly is_known: boolean;
}
