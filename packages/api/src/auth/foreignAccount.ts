import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { Forbidden, NotFound } from '../errors/failures.ts';
import { currentPermissionsOf } from './ownPermissions.ts';

/**
 * Needs the stored permission to update users; only admins may change the account of an admin. A
 * write repeats the check under `lockPermissions`.
 * @throws {Forbidden | NotFound}
 */
export async function refuseForeignAccount(
  on: Queryable,
  personId: number,
  id: number,
): Promise<void> {
  const { isAdmin, ability } = await currentPermissionsOf(on, personId);
  if (!ability.can('update', 'users')) throw new Forbidden('update', 'users');
  const found = await on.one<{ is_admin: boolean }>(sql`
    select coalesce(r.system = 'admin', false) as is_admin
    from users u left join roles r on r.id = u.role_id
    where u.id = ${id} and u.deleted_at is null`);
  if (!found) throw new NotFound();
  if (found.is_admin && !isAdmin) throw new Forbidden('manage', 'users');
}
