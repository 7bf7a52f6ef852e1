import { order } from '@rentyard/contract/entities/order';
import { orderStatusHistory, orderStatusList } from '@rentyard/contract/entities/orderRoutes';
import { statusNames } from '@rentyard/contract/messages/statusNames';
import { orderStatuses, statusesOf } from '@rentyard/contract/schema/statuses';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { keep } from '../../records/resourceBinding.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import { statusHistoryRoute } from '../../records/routes/statusRoutes.ts';
import { answering } from '../listing/answersFit.ts';
import { authorLanguageRoute } from '../listing/authorLanguage.ts';
import { offeringColumns } from '../listing/listingColumns.ts';
import { phonesFit } from './phonesFit.ts';

export const orders = keep(order, {
  columns: offeringColumns,
  ...answering,
  validate: async (saving) => [
    ...((await answering.validate?.(saving)) ?? []),
    ...(await phonesFit(saving)),
  ],
});

export function orderRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  statusHistoryRoute(app, context, orderStatusHistory);
  handle(app, orderStatusList, async ({ language }) =>
    statusesOf(orderStatuses).map((id) => ({ id, name: statusNames[language][id] })),
  );
}
