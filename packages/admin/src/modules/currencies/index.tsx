import Coins from 'lucide-react/icons/coins';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const currencies: ModuleDefinition = {
  name: 'currencies',
  subject: 'currencies',
  group: 'geography',
  icon: Coins,
  title: 'currencies.title',
  routes: listRoutes(
    'currencies',
    () => import('./CurrencyList.tsx').then((chunk) => chunk.CurrencyList),
    sheetRoutes('currencies.new', () =>
      import('./CurrencyForm.tsx').then((chunk) => chunk.CurrencyForm),
    ),
  ),
};
