import {
  claimReview,
  type OfferReview,
  priceRangeRoute,
  readReviewRoute,
  releaseReview,
} from '@rentyard/contract/entities/listing/review';
import { type Risk, reviewQueueRoute } from '@rentyard/contract/entities/listing/reviewQueue';
import { statuses } from '@rentyard/contract/schema/statuses';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database.ts';
import {
  column,
  joined,
  type Locale,
  literal,
  momentText,
  preferredText,
  textIn,
} from '../../../db/sqlFragments.ts';
import { Forbidden, Invalid, NotFound } from '../../../errors/failures.ts';
import type { User } from '../../../http/access/user.ts';
import { handle } from '../../../http/handle.ts';
import { JsonResponse, jsonData } from '../../../http/jsonResponse.ts';
import { findRecordJson } from '../../../records/find.ts';
import {
  findLocale,
  type RouteContext,
  writeWithIdempotency,
} from '../../../records/routes/routeContext.ts';
import type { Store } from '../../../records/store.ts';
import { findTarget } from '../../../records/targets.ts';
import { authorLanguage } from '../../listing/authorLanguage.ts';
import { unansweredFrom } from '../../listing/listingIssues.ts';
import { claimJson, claimNamedOffer, claimOffer, releaseOffers } from './claims.ts';
import { priceRange } from './priceRange.ts';
import { judged, reviewQueue } from './reviewQueue.ts';

/** Offer review: new offers one by one, each claimed by one reviewer at a time. */
export function reviewRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, binding } = context;

  handle(app, reviewQueueRoute, async ({ query: { order }, user, request }) => {
    refuseUnlessReader(user);
    const locale = await findLocale(request, store);
    return reviewQueue(store.db, store, { order, now: store.clock() }, locale);
  });

  handle(app, claimReview, async ({ body: { skip, preferred, id }, user, request }) => {
    refuseUnlessReader(user);
    const claimed = await writeWithIdempotency(
      request,
      context,
      request.body,
      async ({ tx, locale }) => {
        const claimant = { userId: user.id, now: store.clock() };
        const claim =
          id === undefined
            ? await claimOffer(tx, claimant, {
                skip: [...new Set(skip ?? [])],
                preferred: [...new Set(preferred ?? [])],
              })
            : await claimNamedOffer(tx, store, claimant, { id, locale });
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
    const locale = await findLocale(request, store);
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
    const locale = await findLocale(request, store);
    const asOf = query.as_of === undefined ? store.clock() : new Date(query.as_of);
    const wanted = { categoryId, currencyId: query.currency, asOf };
    const range = await priceRange(store.db, store, wanted, locale);
    if (!range) throw Invalid.at('currency', { id: 'not_found' });
    return range;
  });
}

/** A review shows whole offers, so it needs the permission to read them. */
function refuseUnlessReader({ ability }: User): void {
  if (!ability.can('read', 'offers')) throw new Forbidden('read', 'offers');
}

/** Most duplicates in a response. */
const duplicatesAtMost = 10;
/** Most offers with look-alike photos that are compared. */
const alikeAtMost = 100;

interface Found extends Omit<OfferReview, 'price_range' | keyof Risk> {
  readonly category_id: number;
  readonly currency_id: number;
}

/** The data for a decision about an offer; undefined when there is no such live offer. */
async function readReview(
  on: Queryable,
  store: Store,
  { id, now }: { readonly id: number; readonly now: Date },
  locale: Locale,
): Promise<OfferReview | undefined> {
  const found = await on.one<Found>(sql`
    select o.category_id, o.currency_id,
      ${interval(store, locale)} as price_interval,
      ${owner()} as owner,
      ${authorLanguage(column('o', 'user_id'), column('o', 'region_id'))} as author_language,
      ${duplicates(locale)} as duplicates,
      ${unanswered(locale)} as unanswered,
      ${claimJson(store, sql`o.id`, now, locale)} as held
    from offers o where o.id = ${id} and o.deleted_at is null`);
  if (!found) return undefined;
  const { category_id: categoryId, currency_id: currencyId, ...rest } = found;
  const range = await priceRange(on, store, { categoryId, currencyId, asOf: now }, locale);
  // The currency of an offer cannot be trashed, so it exists.
  if (!range) throw new Error(`The currency of the offer ${id} does not exist.`);
  const risk = await on.one<Risk>(sql`
    with ${judged(sql`where o.id = ${id}`)} select risk, price_factor from judged`);
  return {
    price_range: range,
    ...rest,
    risk: risk?.risk ?? [],
    price_factor: risk?.price_factor ?? null,
  };
}

function interval({ targets }: Store, locale: Locale): SQL {
  const amount = (end: string) =>
    sql`round(${column('k', `price_interval_${end}`)}, c.decimal)::text`;
  return sql`(select json_build_object(
      'from', ${amount('from')}, 'to', ${amount('to')},
      'currency', json_build_object('id', c.id, 'name', ${findTarget(targets, 'currencies').label('c', locale)}))
    from categories k join currencies c on c.id = k.price_interval_currency_id
    where k.id = o.category_id
      and (k.price_interval_from is not null or k.price_interval_to is not null))`;
}

function owner(): SQL {
  const counts = statuses.map(
    (status) => sql`${literal(status)}, count(*) filter (where other.status = ${literal(status)})`,
  );
  return sql`(select json_build_object(
      'id', u.id, 'name', u.name, 'since', ${momentText(sql`u.created_at`)},
      'has_verified_documents', u.documents_verified_at is not null,
      'offers', (select json_build_object(${joined(counts)}) from offers other
                 where other.user_id = u.id and other.deleted_at is null))
    from users u where u.id = o.user_id)`;
}

function unanswered(locale: Locale): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', u.id, 'name', ${textIn(sql`u.name`, locale)}) order by u.sort_order, u.id), '[]')
    from (select o.category_id, o.properties) r
    cross join lateral (select p.id, p.name, p.sort_order ${unansweredFrom}) u)`;
}

/** In degrees: about 55 metres of latitude, and at most as much of longitude. */
const nearby = sql.raw('0.0005');

/**
 * Offers with the same name in the default language and the same location, owner or phone number of
 * the owner. The name alone is not enough, because many firms rent out the same model. Offers of other
 * owners with one of its photos, or one that looks like it, too.
 */
function duplicates(locale: Locale): SQL {
  const nameOf = (alias: string) =>
    sql`fold(${preferredText(column(alias, 'name'), { ...locale, language: locale.fallback })}) collate "C"`;
  return sql`(select coalesce(json_agg(json_build_object(
      'id', d.id, 'name', d.called, 'code', d.code, 'status', d.status, 'reasons', d.reasons,
      'updated_at', ${momentText(sql`d.updated_at`)})), '[]')
    from (
      select other.id, ${textIn(column('other', 'name'), locale)} as called, other.code, other.status,
        other.updated_at, why.reasons
      from offers other
      left join users theirs on theirs.id = other.user_id
      left join users ours on ours.id = o.user_id
      cross join lateral (
        select array_remove(array[
          case when (abs(other.geo_lat - o.geo_lat) <= ${nearby}
                     and abs(other.geo_long - o.geo_long) <= ${nearby})
                 or fold(other.address) = fold(o.address) then 'place' end,
          case when other.user_id = o.user_id then 'owner' end,
          case when other.user_id <> o.user_id and ${digits('theirs')} = ${digits('ours')}
               then 'phone' end,
          case when other.user_id <> o.user_id and exists (
                 select from look_alikes(o.photos_ids) l (id) where other.photos_ids @> array[l.id])
               then 'photo' end
        ], null) as reasons) why
      where other.deleted_at is null and other.id <> o.id
        and other.id in (
          select named.id from offers named
          where named.deleted_at is null and ${nameOf('named')} = ${nameOf('o')}
          union all (
            select alike.id from look_alikes(o.photos_ids) l (id)
            join offers alike on alike.photos_ids @> array[l.id]
            where alike.deleted_at is null and alike.user_id <> o.user_id
            limit ${sql.raw(String(alikeAtMost))}))
        and cardinality(why.reasons) > 0
      order by cardinality(why.reasons) desc, other.updated_at desc, other.id
      limit ${sql.raw(String(duplicatesAtMost))}
    ) d)`;
}

/** The digits of a phone number, for comparing; null without any. */
function digits(alias: string): SQL {
  return sql`nullif(regexp_replace(${column(alias, 'phone')}, '[^0-9]', '', 'g'), '')`;
}
