import ClipboardList from 'lucide-react/icons/clipboard-list';
import { withWords } from '../../i18n/withWords.ts';
import type { ModuleDefinition, RouteHandle } from '../../records/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../records/routes.ts';

export const orders: ModuleDefinition = {
  name: 'orders',
  subject: 'orders',
  group: 'marketplace',
  icon: ClipboardList,
  title: 'orders.title',
  counter: 'orders_new',
  hasStatusTabs: true,
  routes: [
    ...listRoutes('orders', () => import('./OrderList.tsx').then((chunk) => chunk.OrderList)),
    ...pageRoutes(
      'orders',
      'orders.new',
      withWords(['modules/orders', 'records/offering'], () =>
        import('./OrderForm.tsx').then((chunk) => chunk.OrderPage),
      ),
    ),
    {
      path: 'orders/board',
      handle: { crumb: 'orders.board' } satisfies RouteHandle,
      lazy: {
        Component: withWords(['modules/orders/board'], () =>
          import('./board/OrderBoard.tsx').then((chunk) => chunk.OrderBoard),
        ),
      },
    },
  ],
};
