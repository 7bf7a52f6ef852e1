import * as z from 'zod/mini';
import { statusHistoryRoute } from '../../schema/routes/resourceRoutes.ts';
import { status, string } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { order } from './order.ts';

export const orderStatusHistory = statusHistoryRoute(
  order,
  '/order_statuses/:id/history_for_order',
);

export const orderStatusList = route({
  method: 'GET',
  path: '/order_statuses/list',
  permission: ['read', 'orders'],
  response: z.array(z.strictObject({ id: status, name: string })),
  errors: [422],
  summary: 'The statuses of orders for selects, named in the language of the request',
  tag: 'orders',
});
