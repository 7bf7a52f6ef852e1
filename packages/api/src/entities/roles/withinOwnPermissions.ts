import type { PermissionRow } from '@rentyard/contract/entities/role/permissionList';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { readCurrentPermissions } from '../../auth/ownPermissions.ts';
import type { Saving } from '../../records/store.ts';

/**
 * Users cannot grant permissions that they do not have: otherwise a user with the permission to
 * update roles could become an admin.
 */
export async function withinOwnPermissions({
  write,
  before,
  after,
}: Saving): Promise<readonly FieldProblem[]> {
  const had = new Set(readRows(before).map(buildKey));
  const own = await readCurrentPermissions(write.tx, write.personId);
  return readRows(after).flatMap((row, at) =>
    // Permissions granted earlier stay unchanged.
    had.has(buildKey(row)) || own.ability.can(row.action, row.subject)
      ? []
      : [{ path: `permissions.${at}.action`, problem: { id: 'beyond_own_rights' } }],
  );
}

function readRows(record: Saving['before']): readonly PermissionRow[] {
  return (record?.permissions ?? []) as readonly PermissionRow[];
}

function buildKey({ action, subject }: PermissionRow): string {
  return `${action} ${subject}`;
}
