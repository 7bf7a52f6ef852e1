import { boolean, image, nameBounds, number, reference, secret, text } from '../schema/fields.ts';
import { defineResource, type RowOf } from '../schema/resource.ts';

export const project = defineResource({
  name: 'projects',
  subject: 'projects',
  label: 'name',
  fields: {
    name: text({ ...nameBounds, required: true, unique: true }),
    domain: text({ max: 253, format: 'website', required: true, unique: true }),
    logo: image({}),
    smtp_server: text({ max: 253, detail: true }),
    smtp_port: number({ min: 1, max: 65_535, detail: true }),
    smtp_username: text({ max: 255, detail: true }),
    smtp_password: secret({ max: 255, detail: true }),
    /** When work is done, and the time zone of the project. New projects get the oldest calendar. */
    work_calendar: reference({ to: 'work_calendars' }),
    /** Owners and clients are told about decisions on its records. */
    customer_notices: boolean({ default: true, detail: true }),
    active: boolean({ default: true }),
  },
  search: ['name', 'domain'],
  sort: ['name', 'domain', 'active'],
  defaultSort: 'name',
  filter: ['name', 'domain', 'active', 'logo', 'work_calendar'],
});

export type ProjectRow = RowOf<typeof project>;
