import * as z from 'zod/mini';
import { number } from '../../schema/fields.ts';
import { draft } from '../../schema/records.ts';
import { defineForm } from '../../schema/resource.ts';
import { count } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';

/** Rules of rentals. */
export const rentalSettings = defineForm('rental_settings', {
  /** For how many hours new orders are tentative. They never expire with 0 and when it is empty. */
  tentative_hours: number({ min: 0, max: 8_760 }),
});

const shown = z.strictObject({ tentative_hours: z.nullable(count) });

export type RentalSettings = TypeOf<typeof shown>;

/** The settings until an admin changes them. The SQL function `tentative_hours` has the same. */
export const defaultRentalSettings: RentalSettings = { tentative_hours: 72 };

export const readRentalSettings = route({
  method: 'GET',
  path: '/settings/rental',
  permission: 'admin',
  tag: 'settings',
  response: shown,
  errors: [422],
  summary: 'For how many hours new orders are tentative. For admins',
});

export const changeRentalSettings = route({
  method: 'PATCH',
  path: '/settings/rental',
  permission: 'admin',
  tag: 'settings',
  body: draft(rentalSettings, 'create'),
  response: shown,
  errors: [409, 422],
  summary: 'Change for how many hours new orders are tentative: 0 or null is for ever. For admins',
});
