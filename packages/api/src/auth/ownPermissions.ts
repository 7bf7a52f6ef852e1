import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import {
  type Permission,
  type PermissionSet,
  permissionSetOf,
} from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Permissions of a user as currently stored in the database. */
export interface OwnPermissions {
  readonly isAdmin: boolean;
  readonly ability: PermissionSet;
  readonly grants: readonly Permission[];
}

/** The permissions of role and position together; none for a user who does not exist. */
export async function permissionsOf(on: Queryable, personId: number): Promise<OwnPermissions> {
  const found = await on.one<{ is_admin: boolean; permissions: readonly PermissionRow[] }>(sql`
    select coalesce(r.system = 'admin', false) as is_admin,
           coalesce(r.permissions, '[]') || coalesce(p.permissions, '[]') as permissions
    from users u
    left join roles r on r.id = u.role_id and r.deleted_at is null
    left join positions p on p.id = u.position_id and p.deleted_at is null
    where u.id = ${personId} and u.deleted_at is null`);
  const isAdmin = found?.is_admin ?? false;
  const grants = permissionsOfRows(found?.permissions ?? []);
  return { isAdmin, ability: permissionSetOf(grants, isAdmin), grants };
}

/** Whether the first user has all permissions of the other one, so that access to the other account adds none. */
export function coversPermissionsOf(
  { isAdmin, ability }: OwnPermissions,
  other: OwnPermissions,
): boolean {
  if (isAdmin) return true;
  return !other.isAdmin && other.grants.every(([action, subject]) => ability.can(action, subject));
}
