import {
  aliasBounds,
  boolean,
  choice,
  codeBounds,
  lastSortOrder,
  nameBounds,
  text,
} from '../schema/fields.ts';
import { defineResource, type RowOf } from '../schema/resource.ts';
import { labelStatuses } from '../schema/statuses.ts';

export const brand = defineResource({
  name: 'brands',
  subject: 'brands',
  isImported: true,
  label: 'name',
  fields: {
    name: text({ ...nameBounds, required: true, unique: true }),
    code: text({ ...codeBounds, required: true, unique: true, generated: 'number' }),
    alias: text({ ...aliasBounds, required: true, unique: true, generated: 'name' }),
    sort_order: lastSortOrder(),
    status: choice({ options: ['new', 'active', 'hidden'], readOnly: true, required: true }),
    active: boolean({ default: false, readOnly: true, computed: true }),
  },
  search: ['name', 'code', 'alias'],
  sort: ['name', 'code', 'alias', 'sort_order', 'status'],
  defaultSort: 'sort_order',
  filter: ['name', 'code', 'alias', 'sort_order', 'status', 'active'],
  statuses: labelStatuses,
});

export type BrandRow = RowOf<typeof brand>;
