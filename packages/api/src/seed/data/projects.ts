import type { Segment } from './categories.ts';

/** The marketplaces of the demo data, one per segment. */
export const projects: readonly {
  readonly name: string;
  readonly domain: string;
  readonly segment: Segment;
}[] = [
  { name: 'Rentyard Earthworks', domain: 'earthworks.rentyard.test', segment: 'earthworks' },
  { name: 'Rentyard Lifting', domain: 'lifting.rentyard.test', segment: 'lifting' },
  { name: 'Rentyard Site', domain: 'site.rentyard.test', segment: 'site' },
];
