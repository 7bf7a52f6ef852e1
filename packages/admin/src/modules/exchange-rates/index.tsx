import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';
import { loadForm, toFirstPage } from '../../screens/routes.ts';

const create: RouteHandle = { crumb: 'exchange_rates.new', isOverlay: true };

/** Exchange rates. They are added and never changed, so there is no form of an existing one. */
export const exchangeRates: ModuleDefinition = {
  name: 'exchange-rates',
  subject: 'exchange-rates',
  group: 'geography',
  icon: ArrowRightLeft,
  title: 'exchange_rates.title',
  routes: [
    {
      path: 'exchange-rates',
      lazy: {
        Component: () => import('./RatesScreen.tsx').then((chunk) => chunk.RatesScreen),
      },
      children: [
        { index: true, element: null, loader: toFirstPage('exchange-rates') },
        { path: 'page', element: null, loader: toFirstPage('exchange-rates') },
        { path: 'page/:page', element: null },
        {
          path: 'create',
          handle: create,
          lazy: {
            Component: loadForm(() => import('./RateForm.tsx').then((chunk) => chunk.RateForm)),
          },
        },
      ],
    },
  ],
};
