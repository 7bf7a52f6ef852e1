import type { LoadScreen } from '../../records/routes.ts';

/** The steps that categories and groups of them share, each with its own words. */
export const loadProperties: LoadScreen = () =>
  import('./properties/PropertiesStep.tsx').then((chunk) => chunk.PropertiesStep);
export const loadPrices: LoadScreen = () =>
  import('./prices/PricesStep.tsx').then((chunk) => chunk.PricesStep);
