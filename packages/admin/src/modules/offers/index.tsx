import Truck from 'lucide-react/icons/truck';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../screens/routes.ts';

export const offers: ModuleDefinition = {
  name: 'offers',
  subject: 'offers',
  group: 'marketplace',
  icon: Truck,
  title: 'offers.title',
  counter: 'offers_new',
  hasStatusTabs: true,
  routes: [
    ...listRoutes(
      'offers',
      () => import('./OfferList.tsx').then((chunk) => chunk.OfferList),
      [],
      () => import('./OfferPage.tsx').then((chunk) => chunk.OfferPage),
    ),
    ...pageRoutes('offers', 'offers.new', () =>
      import('./OfferForm.tsx').then((chunk) => chunk.OfferForm),
    ),
    {
      path: 'offers/review',
      handle: { crumb: 'review.title' } satisfies RouteHandle,
      lazy: {
        Component: () => import('./review/ReviewScreen.tsx').then((chunk) => chunk.ReviewScreen),
      },
    },
  ],
};
