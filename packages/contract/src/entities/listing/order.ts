import { choice, moment, money, number, reference, text } from '../../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';
import { orderStatuses } from '../../schema/statuses.ts';
import {
  listingChecks,
  listingFields,
  listingFilter,
  listingSearch,
  listingSearchThrough,
  listingSort,
} from './listing.ts';

/** Maximum price times maximum units, for currencies with any number of decimal places. */
const totalMax = '99999999900000';

/**
 * An approved order says when the rental begins and whom to call. A new one may lack both: a bot or
 * an import may not know them.
 */
const contactWhenActive: Check = (record) =>
  record.status === 'active'
    ? (['phone', 'starts_at'] as const)
        .filter((path) => record[path] === null || record[path] === undefined)
        .map((path) => ({ path, problem: { id: 'required', values: { field: path } } }))
    : [];

export const order = defineResource({
  name: 'orders',
  subject: 'orders',
  label: 'name',
  optionNote: 'region',
  fields: {
    ...listingFields,
    offer: reference({ to: 'offers' }),
    /** The client who rents the machine. */
    client: reference({ to: 'clients' }),
    starts_at: moment({}),
    units: number({ min: 1, max: 10_000, default: 1 }),
    unit: choice({ options: ['shift', 'hour'], default: 'shift' }),
    /** The unit price times the units. Null if the price is on request. */
    total: money({
      currency: 'currency',
      max: totalMax,
      readOnly: true,
      computed: true,
      normalized: true,
    }),
    phone: text({ max: 255, format: 'phone' }),
  },
  search: [...listingSearch, 'phone'],
  searchThrough: [...listingSearchThrough, 'client'],
  sort: [...listingSort, 'starts_at', 'units', 'total'],
  defaultSort: '-updated_at',
  filter: [...listingFilter, 'offer', 'client', 'starts_at', 'units', 'unit', 'total', 'phone'],
  health: ['no_price', 'unanswered'],
  statuses: orderStatuses,
  author: 'client',
  checks: [...listingChecks, contactWhenActive],
});

export type OrderRow = RowOf<typeof order>;
