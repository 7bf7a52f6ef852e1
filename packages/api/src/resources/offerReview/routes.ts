import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Forbidden, Invalid, NotFound } from '../../failures.ts';
import { dataAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import { QueryParams } from '../../http/queryParams.ts';
import {
  askedOf,
  callerOf,
  idOf,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { findRecordJson } from '../../records/find.ts';
import { claimOffer, releaseOffers } from './claims.ts';
import { readReview } from './evidence.ts';
import { reviewOperations } from './operations.ts';
import { priceRange } from './priceRange.ts';

/** The review desk: new offers one by one, each for one person at a time. */
export function reviewRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, kept } = context;

  app.post(
    '/offers/review/claim',
    { config: { right: ['change_status', 'offers'], operation: reviewOperations.claim } },
    async (request, reply) => {
      const { id: userId, ability } = callerOf(request);
      // Whoever decides sees what about: the answer is the whole offer.
      if (!ability.can('read', 'offers')) throw new Forbidden('read', 'offers');
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const skip = params.takeSomeIds('skip') ?? [];
      params.finish();
      const answer = await writeOnce(request, context, request.body, async ({ tx, asked }) => {
        const claim = await claimOffer(tx, { userId, now: store.clock() }, skip);
        if (!claim) return { status: 204, json: '' };
        const wanted = { kept, id: claim.offer_id, shape: 'show', asked } as const;
        const json = await findRecordJson(tx, store, wanted);
        if (json === undefined) throw new NotFound();
        const meta = JSON.stringify({ held_until: claim.expires_at });
        return { status: 200, json: `{"data":${json},"meta":${meta}}` };
      });
      return answer.status === 204 ? reply.code(204).send() : send(reply, answer);
    },
  );

  app.post(
    '/offers/review/release',
    { config: { right: ['change_status', 'offers'], operation: reviewOperations.release } },
    async (request, reply) => {
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const ids = params.takeSomeIds('ids');
      params.finish();
      const claimant = { userId: callerOf(request).id, now: store.clock() };
      const answer = await writeOnce(request, context, request.body, async ({ tx }) =>
        dataAnswer(JSON.stringify({ released: await releaseOffers(tx, claimant, ids) })),
      );
      return send(reply, answer);
    },
  );

  app.get(
    '/offers/:id/review',
    { config: { right: ['read', 'offers'], operation: reviewOperations.review } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const asked = await askedOf(request, store);
      const review = await readReview(store.db, store, { id, now: store.clock() }, asked);
      if (!review) throw new NotFound();
      return send(reply, dataAnswer(JSON.stringify(review)));
    },
  );

  app.get(
    '/categories/:id/price_range',
    { config: { right: ['read', 'categories'], operation: reviewOperations.priceRange } },
    async (request, reply) => {
      const categoryId = idOf(request);
      const params = new QueryParams(request.url);
      const currencyId = takeCurrency(params);
      params.finish();
      const known = await store.db.one(
        sql`select 1 from categories where id = ${categoryId} and deleted_at is null`,
      );
      if (!known) throw new NotFound();
      const asked = await askedOf(request, store);
      const range = await priceRange(store.db, store, { categoryId, currencyId }, asked);
      if (!range) throw Invalid.at('currency', { id: 'not_found' });
      return send(reply, dataAnswer(JSON.stringify(range)));
    },
  );
}

function takeCurrency(params: QueryParams): number {
  const text = params.take('currency');
  if (text === undefined || text === '') {
    params.refuse('currency', { id: 'required', values: { field: 'currency' } });
  } else if (!/^[1-9]\d{0,14}$/.test(text)) params.refuse('currency', { id: 'type' });
  return Number(text);
}
