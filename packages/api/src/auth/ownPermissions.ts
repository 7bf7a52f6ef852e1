import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import {
  buildPermissionSet,
  type Permission,
  type PermissionSet,
  proposalsOf,
} from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { permissionsOfAccount } from '../api-keys/apiKeyPermissions.ts';
import type { Queryable } from '../db/database.ts';

/** Permissions of a user as currently stored in the database. */
export interface OwnPermissions {
  readonly isAdmin: boolean;
  readonly ability: PermissionSet;
  readonly grants: readonly Permission[];
  /** The writes that the user may at least propose; see `proposalsOf`. */
  readonly proposals: readonly Permission[];
}

/** The permissions of role and position together, also of users who may not sign in; none for an unknown user. */
export async function permissionsOf(on: Queryable, userId: number): Promise<OwnPermissions> {
  const found = await readPermissions(on, sql`u.id = ${userId} and u.deleted_at is null`);
  return found ?? ownPermissions([], false);
}

/**
 * What the author of a write, a job or a broadcast may do now: nothing for a user who may not sign
 * in or must change the password first. A service account may do what its API key may.
 */
export async function readCurrentPermissions(
  on: Queryable,
  personId: number,
): Promise<OwnPermissions> {
  const found = await readPermissions(
    on,
    sql`u.id = ${personId} and u.state = 'active' and u.kind = 'staff' and u.deleted_at is null
      and not u.password_expired`,
  );
  if (found) return found;
  const { grants, proposals } = await permissionsOfAccount(on, personId);
  return { ...ownPermissions(grants, false), proposals };
}

async function readPermissions(on: Queryable, which: SQL): Promise<OwnPermissions | undefined> {
  const found = await on.one<{ is_admin: boolean; permissions: readonly PermissionRow[] }>(sql`
    select coalesce(r.system = 'admin', false) as is_admin,
           coalesce(r.permissions, '[]') || coalesce(p.permissions, '[]') as permissions
    from users u
    left join roles r on r.id = u.role_id and r.deleted_at is null
    left join positions p on p.id = u.position_id and p.deleted_at is null
    where ${which}`);
  return found && ownPermissions(permissionsOfRows(found.permissions), found.is_admin);
}

function ownPermissions(grants: readonly Permission[], isAdmin: boolean): OwnPermissions {
  const ability = buildPermissionSet(grants, isAdmin);
  return { isAdmin, ability, grants, proposals: proposalsOf(grants, isAdmin) };
}

/** Whether the user may do it now; see `readCurrentPermissions`. */
export async function mayStill(
  on: Queryable,
  personId: number,
  [action, subject]: Permission,
): Promise<boolean> {
  const { ability } = await readCurrentPermissions(on, personId);
  return ability.can(action, subject);
}

/** Whether the first user has all permissions of the other one, so that access to the other account adds none. */
export function coversPermissionsOf(
  { isAdmin, ability }: OwnPermissions,
  other: OwnPermissions,
): boolean {
  if (isAdmin) return true;
  return !other.isAdmin && other.grants.every(([action, subject]) => ability.can(action, subject));
}
