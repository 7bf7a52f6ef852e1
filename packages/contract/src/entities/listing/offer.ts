import { moment } from '../../schema/fields.ts';
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

export const offer = defineResource({
  name: 'offers',
  subject: 'offers',
  label: 'name',
  optionNote: 'region',
  fields: {
    ...listingFields,
    ...publishedFields,
    /** When it was approved last, and when it was rejected last. */
    approved_at: moment({ readOnly: true, computed: true, detail: true }),
    rejected_at: moment({ readOnly: true, computed: true, detail: true }),
  },
  search: listingSearch,
  searchThrough: listingSearchThrough,
  sort: [...listingSort, 'type'],
  defaultSort: '-updated_at',
  filter: [...listingFilter, ...publishedFilter, 'approved_at', 'rejected_at'],
  statuses: listingStatuses,
  health: ['no_photo', 'no_price', 'outside_interval', 'duplicate', 'unanswered'],
  author: 'user',
  checks: listingChecks,
});

export type OfferRow = RowOf<typeof offer>;
