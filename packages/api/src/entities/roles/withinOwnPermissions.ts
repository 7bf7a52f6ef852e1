import type { PermissionRow } from '@rentyard/contract/entities/role/permissionList';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { permissionsOf } from '../../auth/ownPermissions.ts';
import type { Saving } from '../../records/resourceBinding.ts';

/**
 * Nobody hands out more than they have: whoever may change roles but is no admin could otherwise make
 * themselves one.
 */
export async function withinOwnPermissions({
  write,
  before,
  after,
}: Saving): Promise<readonly FieldProblem[]> {
  const had = new Set(rowsOf(before).map(keyOf));
  const own = await permissionsOf(write.tx, write.personId);
  return rowsOf(after).flatMap((row, at) =>
    // What was granted before stays as it is.
    had.has(keyOf(row)) || own.ability.can(row.action, row.subject)
      ? []
      : [{ path: `permissions.${at}.action`, problem: { id: 'beyond_own_rights' } }],
  );
}

function rowsOf(record: Saving['before']): readonly PermissionRow[] {
  return (record?.permissions ?? []) as readonly PermissionRow[];
}

function keyOf({ action, subject }: PermissionRow): string {
  return `${action} ${subject}`;
}
