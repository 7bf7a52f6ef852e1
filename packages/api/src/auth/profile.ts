import type { Preferences, Profile } from '@rentyard/contract/entities/account/account';
import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import { type Permission, subjects } from '@rentyard/contract/permissions';
import type { Option } from '@rentyard/contract/schema/values';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

interface ProfileRow extends Omit<Profile, 'permissions' | 'is_admin' | 'preferences'> {
  readonly role_system: string | null;
  readonly role_permissions: readonly PermissionRow[] | null;
  readonly position_permissions: readonly PermissionRow[] | null;
  readonly preferences: Preferences;
}

/** The user as `GET /profile` and a sign-in serve it; undefined when there is no such live user. */
export async function findProfile(db: Queryable, userId: number): Promise<Profile | undefined> {
  const row = await db.one<ProfileRow & { role: Option | null; position: Option | null }>(sql`
    select u.id, u.first_name, u.last_name, u.email, u.phone, u.password_expired, u.two_step,
           u.password_changed_at, u.email_verified_at, u.documents_verified_at,
           u.created_at, u.updated_at, u.language, u.preferences,
           case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as role,
           case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end
             as position,
           r.system as role_system, r.permissions as role_permissions,
           p.permissions as position_permissions
    from users u
    left join roles r on r.id = u.role_id and r.deleted_at is null
    left join positions p on p.id = u.position_id and p.deleted_at is null
    where u.id = ${userId} and u.deleted_at is null`);
  if (!row) return undefined;
  const { role_system, role_permissions, position_permissions, ...profile } = row;
  const isAdmin = role_system === 'admin';
  return {
    ...profile,
    is_admin: isAdmin,
    permissions: isAdmin
      ? everything
      : permissionsOfRows([...(role_permissions ?? []), ...(position_permissions ?? [])]),
  };
}

/** The permissions of an admin as an explicit list, for clients that only read lists. */
const everything: readonly Permission[] = subjects.map((subject) => ['manage', subject]);
