import type { FactGroup } from '../../records/read/FactGroup.ts';
import { MapLink } from './MapLink.tsx';

/** The facts of offers, orders and tags, in the order of their forms. */
export const listingFacts: readonly FactGroup[] = [
  {
    title: 'offering.card.what',
    fields: ['type', 'category', 'categories', 'brand', 'project', 'user'],
  },
  { title: 'offering.card.characteristics', fields: ['properties'] },
  { title: 'offering.card.price', fields: ['prices.price_per_shift', 'prices.price_per_hour'] },
  { title: 'offering.card.place', fields: ['region', 'address'], Extra: MapLink },
  { title: 'offering.card.text', fields: ['description', 'content'] },
  { title: 'offering.card.seo', fields: ['alias', 'title', 'keywords'] },
];
