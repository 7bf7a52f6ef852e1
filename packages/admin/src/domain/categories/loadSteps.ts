import type { LoadScreen } from '../../screens/routes.ts';

/** The steps shared by categories and category groups, each with its own messages. */
export const loadProperties: LoadScreen = () =>
  import('./properties/PropertiesStep.tsx').then((chunk) => chunk.PropertiesStep);
export const loadPrices: LoadScreen = () =>
  import('./prices/PricesStep.tsx').then((chunk) => chunk.PricesStep);
