import { nameBounds, number, text } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import { permissions, soundPermissions } from './permissionList.ts';

/** What somebody does in the company, with rights that come on top of those of the role. */
export const position = defineResource({
  name: 'positions',
  subject: 'positions',
  label: 'name',
  fields: {
    name: text({ ...nameBounds, required: true, unique: true }),
    permissions: permissions(),
    members_count: number({
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      required: true,
      readOnly: true,
      computed: true,
    }),
  },
  search: ['name'],
  sort: ['name'],
  defaultSort: 'name',
  filter: ['name'],
  checks: [soundPermissions],
});

export type PositionRow = RowOf<typeof position>;
