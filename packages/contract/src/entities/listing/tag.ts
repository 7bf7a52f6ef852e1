import { references } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import { listingStatuses } from '../../schema/statuses.ts';
import {
  listingChecks,
  listingFields,
  listingFilter,
  listingSearch,
  listingSearchThrough,
  listingSort,
  publishedFields,
  publishedFilter,
} from './listing.ts';

/** A landing page of the marketplace that covers several categories. */
export const tag = defineResource({
  name: 'tags',
  subject: 'tags',
  isImported: true,
  label: 'name',
  optionNote: 'region',
  fields: {
    ...listingFields,
    ...publishedFields,
    /** The categories whose offers the page shows. */
    categories: references({ to: 'categories', min: 1 }),
  },
  search: listingSearch,
  searchThrough: listingSearchThrough,
  sort: [...listingSort, 'type'],
  defaultSort: '-updated_at',
  filter: [...listingFilter, ...publishedFilter, 'categories'],
  health: ['no_photo', 'no_price', 'unanswered'],
  statuses: listingStatuses,
  author: 'user',
  checks: listingChecks,
});

export type TagRow = RowOf<typeof tag>;
