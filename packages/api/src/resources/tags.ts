import { tag } from '@rentyard/contract/entities/tag';
import { statusHistoryRoute as declareHistory } from '@rentyard/contract/schema/resourceRoutes';
import type { FastifyInstance } from 'fastify';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import type { RouteContext } from '../http/routeContext.ts';
import { statusHistoryRoute } from '../http/statusRoutes.ts';
import { keep } from '../records/kept.ts';
import { authorLanguageRoute } from './authorLanguage.ts';
import { answering } from './categories/answersFit.ts';
import { offeringColumns } from './offeringColumns.ts';

export const tags = keep(tag, { columns: offeringColumns, ...answering });

export function tagRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  statusHistoryRoute(app, context, declareHistory(tag, '/tags/status/:id/history_for_tag'));
}
