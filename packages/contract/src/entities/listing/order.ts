import {
  boolean,
  choice,
  group,
  images,
  list,
  moment,
  money,
  number,
  reference,
  text,
  textMax,
} from '../../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';
import { orderStatuses } from '../../schema/statuses.ts';
import { lineFields, tierFields, tiersAtMost, tierUnits, totalMax } from '../price/priceTiers.ts';
import {
  galleryMax,
  listingChecks,
  listingFields,
  listingFilter,
  listingSearch,
  listingSearchThrough,
  listingSort,
} from './listing.ts';

/** Why an order that was not accepted is missed demand: no machine was free. */
const missedCauses = ['refused', 'rejected', 'expired'] as const;

/** The states of a rental in their order. */
export const lives = ['requested', 'approved', 'out', 'late', 'returned', 'cancelled'] as const;

/** Hours of a machine. */
const meter = { min: 0, max: 9_999_999, places: 2 } as const;

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

const endsAfterStart: Check = ({ starts_at: start, ends_at: end }) => {
  if (typeof end !== 'string') return [];
  if (typeof start !== 'string') {
    return [{ path: 'starts_at', problem: { id: 'required', values: { field: 'starts_at' } } }];
  }
  return Date.parse(end) <= Date.parse(start)
    ? [{ path: 'ends_at', problem: { id: 'ends_before_start' } }]
    : [];
};

const served = { readOnly: true, computed: true, detail: true } as const;

/** More machine units than this would exceed the largest total. */
const machineUnits = 100_000;

const boundedAmount: Check = ({ units, quantity }) =>
  Number(units ?? 1) * Number(quantity ?? 1) > machineUnits
    ? [
        {
          path: 'quantity',
          problem: {
            id: 'max_value',
            values: { number: Math.floor(machineUnits / Number(units)) },
          },
        },
      ]
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
    client: reference({ to: 'clients', withContacts: true }),
    starts_at: moment({}),
    /** The agreed end. Computed from units and calendar; if it is sent, it decides the units. */
    ends_at: moment({}),
    units: number({ min: 1, max: 10_000, default: 1 }),
    unit: choice({ options: ['shift', 'hour'], default: 'shift' }),
    /** The end with its extensions. */
    due_at: moment({ readOnly: true, computed: true }),
    handed_over_at: moment({ readOnly: true, computed: true }),
    returned_at: moment({ readOnly: true, computed: true }),
    cancelled_at: moment({ readOnly: true, computed: true, detail: true }),
    /** Where the order is in its life, by status and moments. A hidden order is cancelled before the hand-over. */
    life: choice({ options: lives, readOnly: true, computed: true }),
    /** Set if the order was not accepted because no machine was free. */
    missed_demand: choice({ options: missedCauses, readOnly: true, computed: true, detail: true }),
    /** The machine when it changed hands: hours of its meter, notes and photos. */
    hand_over_meter: number({ ...meter, readOnly: true, computed: true, detail: true }),
    hand_over_note: text({ max: textMax, readOnly: true, computed: true, detail: true }),
    hand_over_photos: images({ ...served, max: galleryMax }),
    return_meter: number({ ...meter, readOnly: true, computed: true, detail: true }),
    return_note: text({ max: textMax, readOnly: true, computed: true, detail: true }),
    return_photos: images({ ...served, max: galleryMax }),
    cancel_reason: text({ max: textMax, readOnly: true, computed: true, detail: true }),
    /** How many of the equal machines of the offer. */
    quantity: number({ min: 1, max: 10_000, default: 1 }),
    /** The price of the units times the quantity. Null if the price is on request. */
    total: money({
      currency: 'currency',
      max: totalMax,
      readOnly: true,
      computed: true,
      normalized: true,
    }),
    /** The prices of the offer when the order was made, moved to another offer or priced anew. */
    price_terms: group({
      ...served,
      fields: {
        price_per_shift: money({ ...served, currency: 'currency' }),
        price_per_hour: money({ ...served, currency: 'currency' }),
        price_tiers: list({ ...served, max: tiersAtMost, fields: tierFields }),
        shift_hours: number({ ...served, min: 1, max: 24, places: 2 }),
        shifts_per_week: number({ ...served, min: 1, max: 7 }),
        agreed_at: moment(served),
      },
    }),
    /** The prices of the offer differ from the terms now. */
    price_terms_changed: boolean({ ...served, default: false }),
    /** What the total consists of, for one machine: the cheapest combination of unit price and tiers. */
    price_explanation: group({
      ...served,
      fields: {
        lines: list({
          ...served,
          max: tierUnits.length,
          fields: lineFields,
        }),
        /** How much less the total is than the units at their own price. */
        saved: money({ ...served, currency: 'currency', max: totalMax }),
      },
    }),
    /**
     * Hours of the meter beyond the units, and their price: a proposal after the return. It is not in
     * the total.
     */
    overtime: group({
      ...served,
      fields: {
        hours: number({ ...served, min: 0, max: 9_999_999, places: 2 }),
        price: money({ ...served, currency: 'currency', max: totalMax }),
      },
    }),
    /** When a request is no longer tentative; null if it never expires. */
    expires_at: moment(served),
    phone: text({ max: 255, format: 'phone' }),
  },
  search: [...listingSearch, 'phone'],
  searchThrough: [...listingSearchThrough, 'client'],
  sort: [...listingSort, 'starts_at', 'ends_at', 'due_at', 'units', 'total'],
  defaultSort: '-updated_at',
  filter: [
    ...listingFilter,
    'offer',
    'client',
    'starts_at',
    'ends_at',
    'due_at',
    'life',
    'missed_demand',
    'units',
    'unit',
    'total',
    'phone',
  ],
  health: ['no_price', 'unanswered', 'double_booked'],
  statuses: orderStatuses,
  author: 'client',
  checks: [...listingChecks, contactWhenActive, endsAfterStart, boundedAmount],
});

export type OrderRow = RowOf<typeof order>;
