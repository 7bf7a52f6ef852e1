import * as z from 'zod/mini';
import { utcMoment } from '../../schema/moments.ts';
import { record } from '../../schema/records.ts';
import {
  nullableText,
  optionalIds,
  requiredText,
  validated,
  version,
} from '../../schema/routes/requests.ts';
import { route } from '../../schema/routes/route.ts';
import { order } from '../listing/order.ts';

const noteMax = 2_000;
/** Maximum number of photos of a machine. */
const photosMax = 20;
const meterMax = 9_999_999;

const momentKeywords = { type: 'string', format: 'date-time' };

function momentProblem(value: unknown) {
  if (typeof value !== 'string') return { id: 'type' };
  return utcMoment(value) === undefined ? { id: 'date' } : undefined;
}

/** The condition of the machine when it changes hands. `at` is now by default. */
const condition = z.strictObject({
  at: z.optional(
    validated<string | null>({ ...momentKeywords, type: ['string', 'null'] }, (value) =>
      value === null || value === undefined ? undefined : momentProblem(value),
    ),
  ),
  /** The reading of the hour meter. */
  meter: z.optional(
    validated<number | null>(
      { type: ['number', 'null'], minimum: 0, maximum: meterMax },
      (value) => {
        if (value === null || value === undefined) return undefined;
        if (typeof value !== 'number' || !Number.isFinite(value)) return { id: 'type' };
        if (value < 0) return { id: 'min_value', values: { number: 0 } };
        return value > meterMax ? { id: 'max_value', values: { number: meterMax } } : undefined;
      },
    ),
  ),
  note: nullableText(noteMax),
  photos: optionalIds(photosMax),
  version,
});

const requiredMoment = validated<string>(momentKeywords, (value) =>
  value === undefined || value === null || value === ''
    ? { id: 'required', values: { field: 'ends_at' } }
    : momentProblem(value),
);

const permission = ['rent', 'orders'] as const;
const shared = {
  method: 'POST',
  permission,
  tag: 'orders',
  response: record(order, 'edit'),
  errors: [404, 409, 422],
  isIdempotent: true,
  isVersioned: true,
} as const;

export const handOverOrder = route({
  ...shared,
  path: '/orders/:id/hand_over',
  body: condition,
  summary: 'The client has received the machine',
});

export const extendOrder = route({
  ...shared,
  path: '/orders/:id/extend',
  body: z.strictObject({ ends_at: requiredMoment, version }),
  summary: 'A later end: the machine is reserved and priced until then',
});

export const returnOrder = route({
  ...shared,
  path: '/orders/:id/return',
  body: condition,
  summary: 'The client has returned the machine',
});

export const cancelOrder = route({
  ...shared,
  path: '/orders/:id/cancel',
  body: z.strictObject({ reason: requiredText(noteMax), version }),
  summary: 'Cancel an order before the machine is handed over',
});

export const repriceOrder = route({
  ...shared,
  path: '/orders/:id/reprice',
  body: z.strictObject({ version }),
  summary: 'Price an order by the current prices of its offer',
});

export const undoRental = route({
  ...shared,
  path: '/orders/:id/undo_rental',
  body: z.strictObject({ version }),
  summary:
    'Undo the last hand-over, extension, return, cancellation or new price, if nothing changed since',
});
