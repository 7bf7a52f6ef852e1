import { brands } from '../modules/brands/index.tsx';
import { currencies } from '../modules/currencies/index.tsx';
import { languages } from '../modules/languages/index.tsx';
import { offers } from '../modules/offers/index.tsx';
import { projects } from '../modules/projects/index.tsx';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';

/** The modules of the back office, in the order of the side bar. A new one is a line here. */
export const modules: readonly ModuleDefinition[] = [
  offers,
  brands,
  currencies,
  languages,
  projects,
];
