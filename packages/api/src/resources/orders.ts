import { order } from '@rentyard/contract/order';
import { orderStatuses, statusesOf } from '@rentyard/contract/statuses';
import { statusNames } from '@rentyard/contract/statusNames';
import type { FastifyInstance } from 'fastify';
import { dataAnswer, send } from '../http/answers.ts';
import { dataOf, type Operation, ref } from '../http/openapi/operation.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import { type RouteContext, takeNoParams } from '../http/routeContext.ts';
import { statusHistoryRoute } from '../http/statusRoutes.ts';
import { phonesFit } from '../phones/phonesFit.ts';
import { keep } from '../records/kept.ts';
import { authorLanguageRoute } from './authorLanguage.ts';
import { answering } from './categories/answersFit.ts';
import { offeringColumns } from './offeringColumns.ts';

export const orders = keep(order, {
  columns: offeringColumns,
  ...answering,
  beforeSave: async (saving) => [
    ...((await answering.beforeSave?.(saving)) ?? []),
    ...(await phonesFit(saving)),
  ],
});

export function orderRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  statusHistoryRoute(app, context, '/order_statuses/:id/history_for_order');

  app.get(
    '/order_statuses/list',
    { config: { right: ['read', 'orders'], operation: statusList } },
    async (request, reply) => {
      takeNoParams(request);
      const names = statusNames[request.language];
      const options = statusesOf(orderStatuses).map((id) => ({ id, name: names[id] }));
      return send(reply, dataAnswer(JSON.stringify(options)));
    },
  );
}

const statusList: Operation = {
  summary: 'The statuses of orders for selects, named in the asked language',
  tag: 'orders',
  answers: {
    200: dataOf({
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: ref('Status'), name: { type: 'string' } },
        additionalProperties: false,
      },
    }),
  },
};
