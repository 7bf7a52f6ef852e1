import { tag } from '@rentyard/contract/entities/tag';
import { statusHistoryRoute as declareHistory } from '@rentyard/contract/schema/resourceRoutes';
import type { FastifyInstance } from 'fastify';
import { keep } from '../records/resourceBinding.ts';
import { resourceRoutes } from '../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../records/routes/routeContext.ts';
import { statusHistoryRoute } from '../records/routes/statusRoutes.ts';
import { answering } from './listing/answersFit.ts';
import { authorLanguageRoute } from './listing/authorLanguage.ts';
import { offeringColumns } from './listing/listingColumns.ts';

export const tags = keep(tag, { columns: offeringColumns, ...answering });

export function tagRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  statusHistoryRoute(app, context, declareHistory(tag, '/tags/status/:id/history_for_tag'));
}
