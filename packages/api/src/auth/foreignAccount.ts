import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { Forbidden, NotFound } from '../errors/failures.ts';
import { personOf } from './accounts.ts';

/**
 * Needs the permission to update users; only admins may change the account of an admin.
 * @throws {Forbidden | NotFound}
 */
export async function refuseForeignAccount(
  db: Database,
  request: FastifyRequest,
  id: number,
): Promise<void> {
  const { isAdmin, ability } = personOf(request);
  if (!ability.can('update', 'users')) throw new Forbidden('update', 'users');
  const found = await db.one<{ is_admin: boolean }>(sql`
    select coalesce(r.system = 'admin', false) as is_admin
    from users u left join roles r on r.id = u.role_id
    where u.id = ${id} and u.deleted_at is null`);
  if (!found) throw new NotFound();
  if (found.is_admin && !isAdmin) throw new Forbidden('manage', 'users');
}
