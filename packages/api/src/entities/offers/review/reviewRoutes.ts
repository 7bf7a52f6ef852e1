import {
  claimReview,
  priceRangeRoute,
  readReviewRoute,
  releaseReview,
} from '@rentyard/contract/entities/review';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Forbidden, Invalid, NotFound } from '../../../errors/failures.ts';
import { handle } from '../../../http/handle.ts';
import { JsonResponse, jsonData } from '../../../http/jsonResponse.ts';
import { findRecordJson } from '../../../records/find.ts';
import {
  localeOf,
  type RouteContext,
  writeWithIdempotency,
} from '../../../records/routes/routeContext.ts';
import { claimOffer, releaseOffers } from './claims.ts';
import { readReview } from './evidence.ts';
import { priceRange } from './priceRange.ts';

/** Offer review: new offers one by one, each claimed by one reviewer at a time. */
export function reviewRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, binding } = context;

  handle(app, claimReview, async ({ body: { skip }, user, request }) => {
    // A review shows the whole offer, so it needs the permission to read offers.
    if (!user.ability.can('read', 'offers')) throw new Forbidden('read', 'offers');
    const claimed = await writeWithIdempotency(
      request,
      context,
      request.body,
      async ({ tx, locale }) => {
        const claimant = { userId: user.id, now: store.clock() };
        const claim = await claimOffer(tx, claimant, [...new Set(skip ?? [])]);
        if (!claim) return new JsonResponse(204, '');
        const wanted = { binding, id: claim.offer_id, shape: 'show', locale } as const;
        const json = await findRecordJson(tx, store, wanted);
        if (json === undefined) throw new NotFound();
        const meta = JSON.stringify({ held_until: claim.expires_at });
        return new JsonResponse(200, `{"data":${json},"meta":${meta}}`);
      },
    );
    return claimed.status === 204 ? undefined : claimed;
  });

  handle(app, releaseReview, async ({ body, user, request }) => {
    const ids = body.ids === undefined ? undefined : [...new Set(body.ids ?? [])];
    const claimant = { userId: user.id, now: store.clock() };
    return writeWithIdempotency(request, context, body, async ({ tx }) =>
      jsonData(JSON.stringify({ released: await releaseOffers(tx, claimant, ids) })),
    );
  });

  handle(app, readReviewRoute, async ({ params: { id }, request }) => {
    const locale = await localeOf(request, store);
    const review = await readReview(store.db, store, { id, now: store.clock() }, locale);
    if (!review) throw new NotFound();
    return jsonData(JSON.stringify(review));
  });

  handle(app, priceRangeRoute, async ({ params, query, request }) => {
    const { id: categoryId } = params;
    const known = await store.db.one(
      sql`select 1 from categories where id = ${categoryId} and deleted_at is null`,
    );
    if (!known) throw new NotFound();
    const locale = await localeOf(request, store);
    const asOf = query.as_of === undefined ? store.clock() : new Date(query.as_of);
    const wanted = { categoryId, currencyId: query.currency, asOf };
    const range = await priceRange(store.db, store, wanted, locale);
    if (!range) throw Invalid.at('currency', { id: 'not_found' });
    return range;
  });
}
