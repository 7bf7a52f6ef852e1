import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../screens/routes.ts';

export const orders: ModuleDefinition = {
  name: 'orders',
  subject: 'orders',
  group: 'marketplace',
  icon: ClipboardList,
  title: 'orders.title',
  counter: 'orders_new',
  hasStatusTabs: true,
  routes: [
    ...listRoutes(
      'orders',
      () => import('./OrderList.tsx').then((chunk) => chunk.OrderList),
      [],
      () => import('./OrderPage.tsx').then((chunk) => chunk.OrderPage),
    ),
    ...pageRoutes('orders', 'orders.new', () =>
      import('./OrderForm.tsx').then((chunk) => chunk.OrderForm),
    ),
    {
      path: 'orders/board',
      handle: { crumb: 'orders.board' } satisfies RouteHandle,
      lazy: {
        Component: () => import('./board/OrderBoard.tsx').then((chunk) => chunk.OrderBoard),
      },
    },
  ],
};
