import { nameBounds, number, text } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import { checkPermissions, permissionsField } from './permissionList.ts';

/** A job title. Its permissions are added to those of the role. */
export const position = defineResource({
  name: 'positions',
  subject: 'positions',
  label: 'name',
  fields: {
    name: text({ ...nameBounds, required: true, unique: true }),
    permissions: permissionsField(),
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
  checks: [checkPermissions],
});

export type PositionRow = RowOf<typeof position>;
