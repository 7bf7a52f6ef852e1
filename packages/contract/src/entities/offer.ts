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

export const offer = defineResource({
  name: 'offers',
  subject: 'offers',
  label: 'name',
  optionNote: 'region',
  fields: { ...offeringFields, ...publishedFields },
  search: offeringSearch,
  sort: [...offeringSort, 'type'],
  defaultSort: '-updated_at',
  filter: [...offeringFilter, ...publishedFilter],
  statuses: listingStatuses,
  author: 'user',
  checks: offeringChecks,
});

export type OfferRow = RowOf<typeof offer>;
