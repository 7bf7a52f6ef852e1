import { grantsOf, type Permission } from '@rentyard/contract/entities/role/permissionList';
import { type Ability, abilityOf, type Grant } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** What somebody may do, as the database has it at this moment. */
export interface OwnRights {
  readonly isAdmin: boolean;
  readonly ability: Ability;
  readonly grants: readonly Grant[];
}

/** The rights of role and position together; none for somebody who is not there. */
export async function rightsOf(on: Queryable, personId: number): Promise<OwnRights> {
  const found = await on.one<{ is_admin: boolean; permissions: readonly Permission[] }>(sql`
    select coalesce(r.system = 'admin', false) as is_admin,
           coalesce(r.permissions, '[]') || coalesce(p.permissions, '[]') as permissions
    from users u
    left join roles r on r.id = u.role_id and r.deleted_at is null
    left join positions p on p.id = u.position_id and p.deleted_at is null
    where u.id = ${personId} and u.deleted_at is null`);
  const isAdmin = found?.is_admin ?? false;
  const grants = grantsOf(found?.permissions ?? []);
  return { isAdmin, ability: abilityOf(grants, isAdmin), grants };
}

/** Whether somebody may everything that another may, so that the other's account would give them nothing new. */
export function coversRightsOf({ isAdmin, ability }: OwnRights, other: OwnRights): boolean {
  if (isAdmin) return true;
  return !other.isAdmin && other.grants.every(([action, subject]) => ability.can(action, subject));
}
