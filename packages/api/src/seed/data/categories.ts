import type { Machinery } from './category.ts';
import { earthworks } from './machines/earthworks.ts';
import { lifting } from './machines/lifting.ts';
import { site } from './machines/site.ts';

/** What a marketplace specialises in. */
export type Segment = 'earthworks' | 'lifting' | 'site';

export interface DemoCategory extends Machinery {
  /** Which of the marketplaces shows it. */
  readonly segment: Segment;
}

export const categories: readonly DemoCategory[] = [
  ...earthworks.map((machinery) => ({ ...machinery, segment: 'earthworks' as const })),
  ...lifting.map((machinery) => ({ ...machinery, segment: 'lifting' as const })),
  ...site.map((machinery) => ({ ...machinery, segment: 'site' as const })),
];
