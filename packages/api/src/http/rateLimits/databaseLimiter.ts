import { sql } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../../config/clock.ts';
import type { Queryable } from '../../db/database.ts';

interface Options {
  readonly db: Queryable;
  readonly clock: Clock;
  /** The points that a key may consume in a window, which begins with its first point. */
  readonly points: number;
  readonly windowSeconds: number;
  /** Counts in this process alone while the database is unavailable, instead of failing. */
  readonly isInsured?: boolean;
}

interface Row {
  readonly points: number;
  readonly expires_at: string;
}

/**
 * The PostgreSQL limiter of the library, with a statement for our connection and clock: all
 * processes share the counters in the table, also with PGlite. Supports only `consume` and
 * `reward`.
 */
export class DatabaseLimiter extends RateLimiterPostgres {
  readonly #db: Queryable;
  readonly #clock: Clock;

  constructor({ db, clock, points, windowSeconds: duration, isInsured = false }: Options) {
    super({
      storeClient: db,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration,
      ...(isInsured ? { insuranceLimiter: new RateLimiterMemory({ points, duration }) } : {}),
    });
    this.#db = db;
    this.#clock = clock;
  }

  async _upsert(key: string, points: number, durationMs: number): Promise<Row | undefined> {
    const now = this.#clock();
    const at = now.toISOString();
    const end = new Date(now.getTime() + durationMs).toISOString();
    return this.#db.one<Row>(sql`
      insert into rate_limits as used (key, points, expires_at)
      values (${key}, greatest(${points}::int, 0), ${end})
      on conflict (key) do update set
        points = case when used.expires_at <= ${at} then excluded.points
                      else greatest(used.points + ${points}::int, 0) end,
        -- A window that ends later was begun by a clock that was ahead.
        expires_at = case when used.expires_at <= ${at} then excluded.expires_at
                          else least(used.expires_at, excluded.expires_at) end
      returning points, expires_at`);
  }

  _getRateLimiterRes(_key: string, changed: number, { points, expires_at }: Row): RateLimiterRes {
    const msBeforeNext = Math.max(0, Date.parse(expires_at) - this.#clock().getTime());
    return new RateLimiterRes(
      Math.max(0, this.points - points),
      msBeforeNext,
      points,
      points === changed,
    );
  }
}
