import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import { offerForEdit, offerRows } from './records.ts';

export const orderRows: readonly OrderRow[] = offerRows.slice(0, 6).map((offer, at) => ({
  ...offer,
  code: `OR-${700 + at}`,
  offer: { id: offer.id, name: offer.name },
  client: { id: 31, name: 'Ion Munteanu' },
  starts_at: '2026-06-08T05:00:00.000Z',
  ends_at: '2026-06-08T13:00:00.000Z',
  quantity: 1,
  due_at: '2026-06-08T13:00:00.000Z',
  handed_over_at: null,
  returned_at: null,
  life: 'approved',
  units: at + 1,
  unit: 'shift',
  total: offer.prices.price_per_shift,
  phone: '069123456',
}));

/** The price of seven shifts with a weekly price that the offer has changed since. */
export const orderPrice = {
  price_terms: {
    price_per_shift: '360.10',
    price_per_hour: '48.00',
    price_tiers: [{ from: 1, unit: 'week', price: '1400.00' }],
    shift_hours: 8,
    shifts_per_week: 5,
    agreed_at: '2026-06-01T08:00:00.000Z',
  },
  price_terms_changed: true,
  price_explanation: {
    lines: [
      { count: 1, unit: 'week', price: '1400.00', amount: '1400.00' },
      { count: 2, unit: 'shift', price: '360.10', amount: '720.20' },
    ],
    saved: '400.50',
  },
  overtime: { hours: 4.5, price: '216.00' },
  expires_at: null,
} as const;

export const orderForEdit = {
  ...offerForEdit,
  ...orderRows[0],
  name: offerForEdit.name,
  prices: { price_per_shift: '360.10', price_per_hour: '48.00' },
  units: 3,
  total: '1080.30',
  ...orderPrice,
  next_statuses: ['active', 'rejected'],
};
