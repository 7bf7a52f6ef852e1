import * as z from 'zod/mini';
import { number } from '../schema/fields.ts';
import { draft } from '../schema/records.ts';
import { defineForm } from '../schema/resource.ts';
import { count } from '../schema/routes/responses.ts';
import { route, type TypeOf } from '../schema/routes/route.ts';

/** What counts as waiting on the home page. */
export const homeSettings = defineForm('home_settings', {
  order_waiting_hours: number({ min: 1, max: 720, required: true }),
});

const shown = z.strictObject({
  // Orders that are new for longer are waiting.
  order_waiting_hours: count,
});

export type HomeSettings = TypeOf<typeof shown>;

export const readHomeSettings = route({
  method: 'GET',
  path: '/settings/home',
  permission: 'admin',
  tag: 'settings',
  response: shown,
  errors: [422],
  summary: 'When orders count as waiting on the home page. For admins',
});

export const changeHomeSettings = route({
  method: 'PATCH',
  path: '/settings/home',
  permission: 'admin',
  tag: 'settings',
  body: draft(homeSettings, 'create'),
  response: shown,
  errors: [409, 422],
  summary: 'Change when orders count as waiting on the home page. For admins',
});
