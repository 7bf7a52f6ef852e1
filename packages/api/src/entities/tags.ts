import { tag } from '@rentyard/contract/entities/listing/tag';
import { statusHistoryRoute as declareHistory } from '@rentyard/contract/schema/routes/resourceRoutes';
import type { FastifyInstance } from 'fastify';
import { registerResource } from '../records/registerResource.ts';
import { resourceRoutes } from '../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../records/routes/routeContext.ts';
import { statusHistoryRoute } from '../records/routes/statusRoutes.ts';
import { answerHooks } from './listing/answersFit.ts';
import { authorLanguageRoute } from './listing/authorLanguage.ts';
import { listingColumns } from './listing/listingColumns.ts';
import { listingIssues } from './listing/listingIssues.ts';

export const tags = registerResource(tag, {
  columns: listingColumns,
  ...listingIssues,
  ...answerHooks,
});

export function tagRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  statusHistoryRoute(app, context, declareHistory(tag, '/tags/status/:id/history_for_tag'));
}
