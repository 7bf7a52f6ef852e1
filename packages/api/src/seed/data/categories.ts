import type { Machinery } from './category.ts';
import { earthworks } from './earthworks.ts';
import { lifting } from './lifting.ts';
import { site } from './site.ts';

/** The speciality of a marketplace. */
export type Segment = 'earthworks' | 'lifting' | 'site';

export interface DemoCategory extends Machinery {
  /** The marketplace that shows the category. */
  readonly segment: Segment;
}

export const categories: readonly DemoCategory[] = [
  ...earthworks.map((machinery) => ({ ...machinery, segment: 'earthworks' as const })),
  ...lifting.map((machinery) => ({ ...machinery, segment: 'lifting' as const })),
  ...site.map((machinery) => ({ ...machinery, segment: 'site' as const })),
];

/** Manufacturers of the machines in the catalogue, by name. */
export const brands: readonly string[] = [
  ...new Set(categories.flatMap(({ models }) => models.map(({ brand }) => brand))),
].sort();
