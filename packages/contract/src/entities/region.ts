import {
  aliasBounds,
  boolean,
  choice,
  codeBounds,
  nameBounds,
  reference,
  text,
  translated,
} from '../schema/fields.ts';
import { defineResource, type RowOf } from '../schema/resource.ts';
import { labelStatuses } from '../schema/statuses.ts';

export const region = defineResource({
  name: 'regions',
  subject: 'regions',
  isImported: true,
  label: 'name',
  optionNote: 'country',
  fields: {
    name: translated({ ...nameBounds, required: true }),
    code: text({ ...codeBounds, required: true, unique: true, generated: 'number' }),
    alias: text({ ...aliasBounds, required: true, unique: true, generated: 'name' }),
    country: reference({ to: 'countries', required: true }),
    /** Overrides the calendar of the project. */
    work_calendar: reference({ to: 'work_calendars', detail: true }),
    status: choice({ options: ['new', 'active', 'hidden'], readOnly: true, required: true }),
    active: boolean({ default: false, readOnly: true, computed: true }),
  },
  search: ['name', 'code', 'alias'],
  searchThrough: ['country'],
  sort: ['name', 'code', 'alias', 'country', 'status'],
  defaultSort: 'name',
  filter: ['name', 'code', 'country', 'status', 'active'],
  statuses: labelStatuses,
});

export type RegionRow = RowOf<typeof region>;
