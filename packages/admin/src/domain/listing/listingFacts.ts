import type { FactGroup } from '../../features/read/FactGroup.ts';
import { MapLink } from './MapLink.tsx';

/** The facts of offers, orders and tags, in the order of their forms. */
export const listingFacts: readonly FactGroup[] = [
  {
    title: 'listing.card.general',
    fields: ['type', 'category', 'categories', 'brand', 'project', 'user'],
  },
  { title: 'listing.card.characteristics', fields: ['properties'] },
  { title: 'listing.card.price', fields: ['prices.price_per_shift', 'prices.price_per_hour'] },
  { title: 'listing.card.location', fields: ['region', 'address'], Extra: MapLink },
  { title: 'listing.card.text', fields: ['description', 'content'] },
  { title: 'listing.card.seo', fields: ['alias', 'title', 'keywords'] },
];
