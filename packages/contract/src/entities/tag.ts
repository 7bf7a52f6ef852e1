import { references } from '../schema/fields.ts';
import { defineResource, type RowOf } from '../schema/resource.ts';
import { listingStatuses } from '../schema/statuses.ts';
import {
  offeringChecks,
  offeringFields,
  offeringFilter,
  offeringSearch,
  offeringSort,
  publishedFields,
  publishedFilter,
} from './listing.ts';

/** A landing page of the marketplace that covers several categories. */
export const tag = defineResource({
  name: 'tags',
  subject: 'tags',
  label: 'name',
  optionNote: 'region',
  fields: {
    ...offeringFields,
    ...publishedFields,
    /** The categories whose offers the page shows. */
    categories: references({ to: 'categories', min: 1 }),
  },
  search: offeringSearch,
  sort: [...offeringSort, 'type'],
  defaultSort: '-updated_at',
  filter: [...offeringFilter, ...publishedFilter, 'categories'],
  statuses: listingStatuses,
  author: 'user',
  checks: offeringChecks,
});

export type TagRow = RowOf<typeof tag>;
