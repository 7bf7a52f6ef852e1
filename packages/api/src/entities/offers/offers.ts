import { offer } from '@rentyard/contract/entities/listing/offer';
import { statusHistoryRoute as declareHistory } from '@rentyard/contract/schema/routes/resourceRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { column } from '../../db/sqlFragments.ts';
import { registerResource } from '../../records/registerResource.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import { statusHistoryRoute } from '../../records/routes/statusRoutes.ts';
import type { FreeFor, WantedRental } from '../../records/store.ts';
import { answerHooks } from '../listing/answersFit.ts';
import { authorLanguageRoute } from '../listing/authorLanguage.ts';
import { listingColumns } from '../listing/listingColumns.ts';
import { offerIssues } from '../listing/listingIssues.ts';
import { availabilityRoutes } from '../rental/availabilityRoutes.ts';
import { reviewRoutes } from './review/reviewRoutes.ts';

export const offers = registerResource(offer, {
  columns: listingColumns,
  countedByDay: ['approved_at', 'rejected_at'],
  extraTables: ['reservations'],
  changesWithTime: true,
  free: {
    ids: (period, atMost) =>
      sql`select id from offers_with_gap(${period}, ${atMost}::integer) as id`,
    hasGap: (period) =>
      sql`exists (select from free_gaps g where g.offer_id = r.id and g.gap @> ${period})`,
    isHere: (period) => sql`not exists (select from reservations v where v.offer_id = r.id
      and (v.out_since is not null or v.ready_at is not null) and taken_period(v) && ${period}
      and (r.quantity = 1 or exists (select from reservation_conflicts(r.id, -1, array[${period}], 1))))`,
  },
  freeFor,
  ...offerIssues,
  ...answerHooks,
});

/** Whether an offer is free for a rental with the buffers of the offer, as its approval would find. */
function freeFor(alias: string, { from, to, quantity, order }: WantedRental): FreeFor {
  const of = (name: string) => column(alias, name);
  const minutes = (name: string) => sql`${of(name)} * interval '1 minute'`;
  const [before, after] = [minutes('buffer_before'), minutes('buffer_after')];
  const [start, end] = [
    sql`${from}::timestamptz`,
    sql`greatest(${from}::timestamptz, ${to}::timestamptz)`,
  ];
  const period = sql`tstzrange(${start} - ${before}, ${end} + ${after})`;
  const holder = sql`${order ?? -1}::bigint`;
  return {
    isFree: sql`(${of('quantity')} >= ${quantity}::integer and not exists (
      select from reservation_conflicts(${of('id')}, ${holder}, array[${period}], ${quantity}::integer)))`,
    nextFreeAt: sql`next_free(${of('id')}, greatest(now(), ${start}) - ${before},
      ${end} - ${start} + ${before} + ${after}, ${quantity}::integer) + ${before}`,
    mayBeFree: sql`(${of('quantity')} >= ${quantity}::integer and (${of('quantity')} > 1 or not exists (
      select from reservations v
      where v.offer_id = ${of('id')} and v.period && ${period} and v.holder <> ${holder})))`,
  };
}

export function offerRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  availabilityRoutes(app, context);
  reviewRoutes(app, context);
  statusHistoryRoute(app, context, declareHistory(offer, '/offers/status/:id/history_for_offer'));
}
