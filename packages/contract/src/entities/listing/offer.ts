import { moment, number, reference } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import { listingStatuses } from '../../schema/statuses.ts';
import { ascendingTiers, priceTiers } from '../price/priceTiers.ts';
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
  isImported: true,
  label: 'name',
  optionNote: 'region',
  fields: {
    ...listingFields,
    ...publishedFields,
    /** How many equal machines there are. */
    quantity: number({ min: 1, max: 10_000, default: 1 }),
    /** Minutes before and after a rental in which the machine is not available, for transport and service. */
    buffer_before: number({ min: 0, max: 43_200, default: 0, detail: true }),
    buffer_after: number({ min: 0, max: 43_200, default: 0, detail: true }),
    /** Minutes from an order to the earliest start of its rental. */
    lead_time: number({ min: 0, max: 525_600, default: 0, detail: true }),
    /** Prices by duration, beside those of a shift and an hour. See `rentalPrice`. */
    price_tiers: priceTiers,
    /** The shortest rental, in units of the order. */
    minimum_units: number({ min: 1, max: 10_000, default: 1, detail: true }),
    /** Overrides the calendars of the region and of the project. */
    work_calendar: reference({ to: 'work_calendars', detail: true }),
    /** When a machine is free next; null if never. */
    next_free_at: moment({ readOnly: true, computed: true, detail: true, onRequest: true }),
    /** When it was approved last, and when it was rejected last. */
    approved_at: moment({ readOnly: true, computed: true, detail: true }),
    rejected_at: moment({ readOnly: true, computed: true, detail: true }),
  },
  search: listingSearch,
  searchThrough: listingSearchThrough,
  sort: [...listingSort, 'type'],
  defaultSort: '-updated_at',
  filter: [...listingFilter, ...publishedFilter, 'approved_at', 'rejected_at'],
  isRentable: true,
  statuses: listingStatuses,
  health: [
    'no_photo',
    'no_price',
    'outside_interval',
    'dearer_tier',
    'duplicate',
    'photo_elsewhere',
    'unanswered',
  ],
  author: 'user',
  checks: [...listingChecks, ascendingTiers],
});

export type OfferRow = RowOf<typeof offer>;
