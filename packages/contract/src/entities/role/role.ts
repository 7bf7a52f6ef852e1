import { choice, list, nameBounds, number, text } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import { checkPermissions, permissionsField } from './permissionList.ts';

/** Maximum number of members in the response of a role. A filter of users finds the others. */
export const membersAtMost = 100;

export const role = defineResource({
  name: 'roles',
  subject: 'roles',
  label: 'name',
  fields: {
    name: text({ ...nameBounds, required: true, unique: true }),
    // The built-in roles; null for roles created by staff.
    system: choice({ options: ['admin', 'editor'], readOnly: true }),
    permissions: permissionsField(),
    members_count: number({
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      required: true,
      readOnly: true,
      computed: true,
    }),
    members: list({
      fields: {
        id: number({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true }),
        name: text({ max: 255, required: true }),
        surname: text({ max: 255, required: true }),
        email: text({ max: 254, required: true }),
        // The user's roles in the back office.
        roles: list({
          fields: {
            id: number({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true }),
            name: text({ max: 255, required: true }),
          },
          max: 1,
        }),
      },
      max: membersAtMost,
      readOnly: true,
      computed: true,
    }),
  },
  search: ['name'],
  sort: ['name', 'system'],
  defaultSort: 'name',
  filter: ['name', 'system'],
  protectedBy: 'system',
  checks: [checkPermissions],
});

export type RoleRow = RowOf<typeof role>;
