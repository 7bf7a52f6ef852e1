import Truck from 'lucide-react/icons/truck';
import { withWords } from '../../i18n/withWords.ts';
import type { ModuleDefinition } from '../../records/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../records/routes.ts';

export const offers: ModuleDefinition = {
  name: 'offers',
  subject: 'offers',
  group: 'marketplace',
  icon: Truck,
  title: 'offers.title',
  counter: 'offers_new',
  hasStatusTabs: true,
  routes: [
    ...listRoutes('offers', () => import('./OfferList.tsx').then((chunk) => chunk.OfferList)),
    ...pageRoutes(
      'offers',
      'offers.new',
      withWords(['modules/offers', 'records/offering'], () =>
        import('./OfferForm.tsx').then((chunk) => chunk.OfferPage),
      ),
    ),
  ],
};
