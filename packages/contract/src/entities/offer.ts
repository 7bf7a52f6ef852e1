import { defineResource, type RowOf } from '../schema/resource.ts';
import { listingStatuses } from '../schema/statuses.ts';
import {
  listingChecks,
  listingFields,
  listingFilter,
  listingSearch,
  listingSort,
  publishedFields,
  publishedFilter,
} from './listing.ts';

export const offer = defineResource({
  name: 'offers',
  subject: 'offers',
  label: 'name',
  optionNote: 'region',
  fields: { ...listingFields, ...publishedFields },
  search: listingSearch,
  sort: [...listingSort, 'type'],
  defaultSort: '-updated_at',
  filter: [...listingFilter, ...publishedFilter],
  statuses: listingStatuses,
  author: 'user',
  checks: listingChecks,
});

export type OfferRow = RowOf<typeof offer>;
