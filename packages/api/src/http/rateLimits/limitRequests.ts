import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../../config/clock.ts';
import type { RequestLimits } from '../../config/requestLimits.ts';
import type { Queryable } from '../../db/database.ts';
import { TooManyRequests } from '../../errors/failures.ts';
import { dispatchedCall } from '../dispatch.ts';
import { DatabaseLimiter } from './databaseLimiter.ts';
import { networkOf } from './network.ts';

/** Points of a rejected request without a session: users make few mistakes, attackers many. */
const refusalPoints = 5;

interface Options {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly limits: RequestLimits;
}

interface Limit {
  readonly counter: RequestCounter;
  readonly key: string;
}

/** Limits the calls of the API. Probes, pages and files are not counted. */
export function limitRequests(app: FastifyInstance, { db, clock, limits }: Options): void {
  const createCounter = (limit: number) =>
    limit === 0 ? undefined : createRequestCounter({ db, clock, limit });
  const people = createCounter(limits.person);
  const keys = createCounter(limits.key);
  const addresses = createCounter(limits.address);

  function findLimit({ url, person, ip }: FastifyRequest): Limit | undefined {
    // A proposed call is part of the request that stores or approves it.
    if (!isLimited(url) || dispatchedCall()) return undefined;
    const [counter, key] =
      person?.apiKeyId !== undefined
        ? [keys, `requests:key:${person.apiKeyId}`]
        : person
          ? [people, `requests:person:${person.id}`]
          : [addresses, `requests:address:${networkOf(ip)}`];
    return counter && { counter, key };
  }

  app.addHook('onRequest', async (request) => {
    const { counter, key } = findLimit(request) ?? {};
    if (!counter || !key) return;
    const wait = counter.wait(key);
    if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1_000));
    counter.count(key, 1);
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const isRefused = statusCode >= 400 && statusCode < 500;
    if (request.person || !isRefused) return;
    const { counter, key } = findLimit(request) ?? {};
    if (counter && key && counter.wait(key) === 0) counter.count(key, refusalPoints - 1);
  });
}

/** Calls of the API, and messages of agents. Pages, files and probes are not limited. */
function isLimited(url: string): boolean {
  return url.startsWith('/api/') || url === '/mcp' || url.startsWith('/mcp?');
}

const windowSeconds = 60;
const windowMs = windowSeconds * 1_000;
/** The share of a limit that a process counts before it reports to the database. */
const ownShare = 0.01;
/** With more callers in memory, those of the last window are dropped, at most once in this time (ms). */
const callersAtMost = 10_000;
const dropInterval = 1_000;

interface Caller {
  /** Points not yet reported to the database. */
  points: number;
  /** All points of the window of this process, and its start. */
  counted: number;
  since: number;
  blockedUntil: number;
  isReporting: boolean;
}

/** Counts the points that each caller consumes in a minute. */
export interface RequestCounter {
  /** Milliseconds that the caller has to wait; 0 when the request is admitted. */
  wait(key: string): number;
  count(key: string, points: number): void;
}

interface CounterOptions {
  readonly db: Queryable;
  readonly clock: Clock;
  /** Points per minute, over all processes. */
  readonly limit: number;
}

/**
 * Requests never wait for the database: a process counts in memory and adds its sum to the shared
 * row once it reaches a hundredth of the limit. Callers with few requests cause no writes.
 */
export function createRequestCounter({ db, clock, limit }: CounterOptions): RequestCounter {
  const limiter = new DatabaseLimiter({ db, clock, points: limit, windowSeconds, isInsured: true });
  const share = Math.max(1, Math.floor(limit * ownShare));
  const callers = new Map<string, Caller>();
  let droppedAt = 0;

  function findCaller(key: string, now: number): Caller {
    const known = callers.get(key);
    if (known && !isOver(known, now)) return known;
    if (callers.size >= callersAtMost && now - droppedAt >= dropInterval) dropOld(now);
    const caller = { points: 0, counted: 0, since: now, blockedUntil: 0, isReporting: false };
    callers.set(key, caller);
    return caller;
  }

  function dropOld(now: number): void {
    droppedAt = now;
    for (const [key, caller] of callers) if (isOver(caller, now)) callers.delete(key);
  }

  async function report(key: string, caller: Caller): Promise<void> {
    const { points } = caller;
    caller.points = 0;
    caller.isReporting = true;
    try {
      await limiter.consume(key, points);
    } catch (refusal) {
      // The limiter counts in memory when the database is unavailable, so it throws nothing else.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      caller.blockedUntil = clock().getTime() + Math.min(refusal.msBeforeNext, windowMs);
    } finally {
      caller.isReporting = false;
    }
  }

  return {
    wait(key) {
      const caller = callers.get(key);
      if (!caller) return 0;
      const now = clock().getTime();
      // The clock was ahead when the window began.
      caller.blockedUntil = Math.min(caller.blockedUntil, now + windowMs);
      return Math.max(0, caller.blockedUntil - now);
    },
    count(key, points) {
      const caller = findCaller(key, clock().getTime());
      caller.points += points;
      caller.counted += points;
      // The count of this process alone exceeds the limit, so it does not wait for the database to say so.
      if (caller.counted > limit) caller.blockedUntil = caller.since + windowMs;
      if (caller.points >= share && !caller.isReporting) void report(key, caller);
    },
  };
}

function isOver({ since, blockedUntil, isReporting }: Caller, now: number): boolean {
  return !isReporting && blockedUntil <= now && Math.abs(now - since) >= windowMs;
}
