import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import {
  actions,
  type Permission,
  permissionSetOf,
  subjects,
} from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** The permissions of a key, and those of its author. */
export interface KeyGrants {
  readonly permissions: readonly PermissionRow[];
  readonly author_is_admin: boolean;
  readonly author_permissions: readonly PermissionRow[];
}

/** The columns of `KeyGrants`. They need `liveKeys`. */
export const keyGrants: SQL = sql`k.permissions, coalesce(r.system = 'admin', false) as author_is_admin,
  coalesce(r.permissions, '[]') || coalesce(p.permissions, '[]') as author_permissions`;

/** Keys that are not revoked, whose authors may sign in: `k`. */
export const liveKeys: SQL = sql`api_keys k
  join users author on author.id = k.created_by and author.state = 'active' and author.kind = 'staff'
    and author.deleted_at is null and not author.password_expired
  left join roles r on r.id = author.role_id and r.deleted_at is null
  left join positions p on p.id = author.position_id and p.deleted_at is null`;

/** What a key may do now: those of its permissions that its author has too. */
export function effectivePermissions(key: KeyGrants): readonly Permission[] {
  const own = permissionSetOf(permissionsOfRows(key.permissions), false);
  const author = permissionSetOf(permissionsOfRows(key.author_permissions), key.author_is_admin);
  return subjects.flatMap((subject) =>
    actions
      .filter((action) => own.can(action, subject) && author.can(action, subject))
      .map((action): Permission => [action, subject]),
  );
}

/** What the key of a service account may do now; nothing for another user and for a revoked or expired key. */
export async function permissionsOfAccount(
  on: Queryable,
  accountId: number,
): Promise<readonly Permission[]> {
  const key = await on.one<KeyGrants>(sql`
    select ${keyGrants} from ${liveKeys}
    where k.account_id = ${accountId} and k.deleted_at is null
      and (k.expires_at is null or k.expires_at > now())`);
  return key ? effectivePermissions(key) : [];
}
