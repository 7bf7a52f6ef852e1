import {
  buildPermissionRows,
  type PermissionRow,
} from '@rentyard/contract/entities/role/permissionList';
import type { Action, Permission, Subject } from '@rentyard/contract/permissions';
import type { Queryable } from '../db/database.ts';
import type { Origin } from './insertRows.ts';
import { insertRows } from './insertRows.ts';

interface Demo {
  readonly name: string;
  readonly permissions: readonly PermissionRow[];
}

const permissionsFor = (
  actions: readonly Action[],
  subjects: readonly Subject[],
): readonly Permission[] =>
  subjects.flatMap((subject) => actions.map((action): Permission => [action, subject]));

const catalogue: readonly Subject[] = ['brands', 'categories', 'category-groups', 'regions'];

/** Roles besides the built-in admin and editor, as a marketplace of this size would have. */
const roles: readonly Demo[] = [
  {
    name: 'Moderator',
    permissions: buildPermissionRows([
      ...permissionsFor(['read', 'change_status'], ['offers', 'tags', 'orders']),
      ...permissionsFor(['read'], catalogue),
    ]),
  },
  {
    name: 'Customer support',
    permissions: buildPermissionRows([
      ...permissionsFor(['read', 'update'], ['orders', 'buzbot_messages']),
      ...permissionsFor(
        ['read'],
        ['offers', 'buzbot_dashboard', 'countries', 'regions', 'currencies'],
      ),
    ]),
  },
];

/** Permissions of a position, in addition to those of the role. */
const positions: readonly Demo[] = [
  {
    name: 'Content manager',
    permissions: buildPermissionRows(permissionsFor(['export', 'import'], catalogue)),
  },
  {
    name: 'Head of sales',
    permissions: buildPermissionRows(permissionsFor(['export'], ['offers', 'orders'])),
  },
  {
    name: 'Accountant',
    permissions: buildPermissionRows([
      ['read', 'orders'],
      ['export', 'orders'],
    ]),
  },
];

/** Example roles and positions. No user has them yet. */
export async function seedRoles(tx: Queryable, { now, adminId }: Origin): Promise<void> {
  const at = now.toISOString();
  const signed = { created_at: at, updated_at: at, created_by: adminId, updated_by: adminId };
  for (const [table, rows] of [
    ['roles', roles],
    ['positions', positions],
  ] as const) {
    await insertRows(
      tx,
      table,
      rows.map((row) => ({ ...row, version: 1, ...signed })),
    );
  }
}
