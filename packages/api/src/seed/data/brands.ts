import { categories } from './categories.ts';

/** Manufacturers of the machines in the catalogue, by name. */
export const brands: readonly string[] = [
  ...new Set(categories.flatMap(({ models }) => models.map(({ brand }) => brand))),
].sort();
