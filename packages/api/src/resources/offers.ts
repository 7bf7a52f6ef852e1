import { offer } from '@rentyard/contract/entities/offer';
import { statusHistoryRoute as declareHistory } from '@rentyard/contract/schema/resourceRoutes';
import type { FastifyInstance } from 'fastify';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import type { RouteContext } from '../http/routeContext.ts';
import { statusHistoryRoute } from '../http/statusRoutes.ts';
import { keep } from '../records/kept.ts';
import { authorLanguageRoute } from './authorLanguage.ts';
import { answering } from './categories/answersFit.ts';
import { offeringColumns } from './offeringColumns.ts';
import { reviewRoutes } from './offerReview/routes.ts';

export const offers = keep(offer, { columns: offeringColumns, ...answering });

export function offerRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  reviewRoutes(app, context);
  statusHistoryRoute(app, context, declareHistory(offer, '/offers/status/:id/history_for_offer'));
}
