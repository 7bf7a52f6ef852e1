import type { PermissionRow } from '@rentyard/contract/entities/role/permissionList';
import { role } from '@rentyard/contract/entities/role/role';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { lockPermissions } from '../../auth/lockAccount.ts';
import type { Transaction } from '../../db/database.ts';
import { registerResource, type Saving } from '../../records/resourceBinding.ts';
import { withinOwnPermissions } from './withinOwnPermissions.ts';

export const roles = registerResource(role, {
  validate: async (saving) => [...untouchable(saving), ...(await withinOwnPermissions(saving))],
  lock: lockPermissions,
  beforeTrash: deletionBlocker,
  afterWrite: (store) => store.invalidatePeople(),
});

/** The admin role always has every permission, so a list of permissions would be misleading. */
function untouchable({ before, after }: Saving): readonly FieldProblem[] {
  const granted = (after.permissions ?? []) as readonly PermissionRow[];
  return before?.system === 'admin' && granted.length > 0
    ? [{ path: 'permissions', problem: { id: 'system_role' } }]
    : [];
}

/** The two built-in roles are required. */
async function deletionBlocker(tx: Transaction, id: number): Promise<string | undefined> {
  const found = await tx.one<{ system: string | null }>(
    sql`select system from roles where id = ${id}`,
  );
  return found?.system ? 'system_role' : undefined;
}
