import type { Kept } from '../records/kept.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { currencies } from './currencies.ts';
import { languages } from './languages.ts';
import { offers } from './offers.ts';
import { projects } from './projects.ts';
import { regions } from './regions.ts';

/** Every resource that the server keeps. A new one is a line here. */
export const registry: readonly Kept[] = [
  projects,
  brands,
  currencies,
  languages,
  countries,
  regions,
  categories,
  offers,
];
