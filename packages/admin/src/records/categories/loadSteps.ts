import { withWords } from '../../i18n/withWords.ts';
import type { LoadScreen } from '../routes.ts';

/** The steps that categories and groups of them share, each with its own words. */
export const loadProperties: LoadScreen = withWords(
  ['records/categories/properties', 'records/offering'],
  () => import('./properties/PropertiesStep.tsx').then((chunk) => chunk.PropertiesStep),
);
export const loadPrices: LoadScreen = withWords(['records/categories/prices'], () =>
  import('./prices/PricesStep.tsx').then((chunk) => chunk.PricesStep),
);
