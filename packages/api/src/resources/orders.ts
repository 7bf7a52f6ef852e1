import { order } from '@rentyard/contract/entities/order';
import { orderStatusHistory, orderStatusList } from '@rentyard/contract/entities/orderRoutes';
import { statusNames } from '@rentyard/contract/messages/statusNames';
import { orderStatuses, statusesOf } from '@rentyard/contract/schema/statuses';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import type { RouteContext } from '../http/routeContext.ts';
import { statusHistoryRoute } from '../http/statusRoutes.ts';
import { phonesFit } from '../phones/phonesFit.ts';
import { keep } from '../records/kept.ts';
import { authorLanguageRoute } from './authorLanguage.ts';
import { answering } from './categories/answersFit.ts';
import { offeringColumns } from './offeringColumns.ts';

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
