import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import {
  type Action,
  actions,
  buildPermissionSet,
  type Permission,
  proposalsOf,
  subjects,
} from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** The permissions of a key, and those of its author. */
export interface KeyGrants {
  readonly mode: string;
  readonly permissions: readonly PermissionRow[];
  readonly author_is_admin: boolean;
  readonly author_permissions: readonly PermissionRow[];
}

/** The columns of `KeyGrants`. They need `liveKeys`. */
export const keyGrants: SQL = sql`k.mode, k.permissions, coalesce(r.system = 'admin', false) as author_is_admin,
  coalesce(r.permissions, '[]') || coalesce(p.permissions, '[]') as author_permissions`;

/** Keys that are not revoked, whose authors may sign in: `k`. */
export const liveKeys: SQL = sql`api_keys k
  join users author on author.id = k.created_by and author.state = 'active' and author.kind = 'staff'
    and author.deleted_at is null and not author.password_expired
  left join roles r on r.id = author.role_id and r.deleted_at is null
  left join positions p on p.id = author.position_id and p.deleted_at is null`;

/** What a key may do. */
export interface KeyAccess {
  readonly grants: readonly Permission[];
  /** The writes that it may at least propose. */
  readonly proposals: readonly Permission[];
}

const noAccess: KeyAccess = { grants: [], proposals: [] };
/** What a key that only proposes may do directly. */
const readingActions: readonly Action[] = ['read', 'export'];

/** What a key may do now: those of its permissions that its author has too. A key of the mode `propose` proposes its writes. */
export function effectivePermissions(key: KeyGrants): KeyAccess {
  const own = permissionsOfRows(key.permissions);
  const byAuthor = permissionsOfRows(key.author_permissions);
  const ability = buildPermissionSet(own, false);
  const authorAbility = buildPermissionSet(byAuthor, key.author_is_admin);
  const authorProposals = new Set(proposalsOf(byAuthor, key.author_is_admin).map(String));
  const proposals = proposalsOf(own, false).filter((one) => authorProposals.has(String(one)));
  const grants = subjects.flatMap((subject) =>
    actions
      .filter((action) => key.mode !== 'propose' || readingActions.includes(action))
      .filter((action) => ability.can(action, subject) && authorAbility.can(action, subject))
      .map((action): Permission => [action, subject]),
  );
  const proposed = [...new Set(proposals.map(([, subject]) => subject))];
  const ofMode = key.mode === 'propose' ? proposed : [];
  return {
    grants: [...grants, ...ofMode.map((subject): Permission => ['propose', subject])],
    proposals,
  };
}

/** What the key of a service account may do now; nothing for another user and for a revoked or expired key. */
export async function permissionsOfAccount(on: Queryable, accountId: number): Promise<KeyAccess> {
  const key = await on.one<KeyGrants>(sql`
    select ${keyGrants} from ${liveKeys}
    where k.account_id = ${accountId} and k.deleted_at is null
      and (k.expires_at is null or k.expires_at > now())`);
  return key ? effectivePermissions(key) : noAccess;
}
