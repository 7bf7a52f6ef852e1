import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../config/clock.ts';
import type { RequestLimits } from '../../config/requestLimits.ts';
import type { Queryable } from '../../db/database.ts';
import { TooManyRequests } from '../../errors/failures.ts';
import { networkOf } from './network.ts';
import { createRequestCounter, type RequestCounter } from './requestCounter.ts';

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
  const counterOf = (limit: number) =>
    limit === 0 ? undefined : createRequestCounter({ db, clock, limit });
  const people = counterOf(limits.person);
  const addresses = counterOf(limits.address);

  function limitOf({ url, person, ip }: FastifyRequest): Limit | undefined {
    if (!url.startsWith('/api/')) return undefined;
    const [counter, key] = person
      ? [people, `requests:person:${person.id}`]
      : [addresses, `requests:address:${networkOf(ip)}`];
    return counter && { counter, key };
  }

  app.addHook('onRequest', async (request) => {
    const { counter, key } = limitOf(request) ?? {};
    if (!counter || !key) return;
    const wait = counter.wait(key);
    if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1_000));
    counter.count(key, 1);
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const isRefused = statusCode >= 400 && statusCode < 500;
    if (request.person || !isRefused) return;
    const { counter, key } = limitOf(request) ?? {};
    if (counter && key && counter.wait(key) === 0) counter.count(key, refusalPoints - 1);
  });
}
