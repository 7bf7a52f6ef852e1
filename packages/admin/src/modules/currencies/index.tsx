import Coins from 'lucide-react/icons/coins';
import { withWords } from '../../i18n/withWords.ts';
import type { ModuleDefinition } from '../../records/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../records/routes.ts';

export const currencies: ModuleDefinition = {
  name: 'currencies',
  subject: 'currencies',
  group: 'geography',
  icon: Coins,
  title: 'currencies.title',
  routes: listRoutes(
    'currencies',
    () => import('./CurrencyList.tsx').then((chunk) => chunk.CurrencyList),
    sheetRoutes(
      'currencies.new',
      withWords(['modules/currencies'], () =>
        import('./CurrencyForm.tsx').then((chunk) => chunk.CurrencySheet),
      ),
    ),
  ),
};
