import { serviceAccountKind, user } from '@rentyard/contract/entities/account/user';
import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { lockPermissions } from '../../auth/lockAccount.ts';
import {
  coversPermissionsOf,
  permissionsOf,
  readCurrentPermissions,
} from '../../auth/ownPermissions.ts';
import type { Transaction } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import { registerResource } from '../../records/registerResource.ts';
import type { Saving } from '../../records/store.ts';

/** Whether no other user could sign in as an admin. The number lasts because of `lockPermissions`. */
async function isLastAdmin(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.one<{ is_one: boolean; others: number }>(sql`
    select coalesce(bool_or(u.id = ${id}), false) as is_one,
           count(*) filter (where u.id <> ${id} and u.password_hash is not null) as others
    from users u join roles r on r.id = u.role_id and r.system = 'admin'
    where u.state = 'active' and u.kind = 'staff' and u.deleted_at is null`);
  return found?.is_one === true && found.others === 0;
}

/** The reason why a user cannot be deleted; undefined when they can. */
async function deletionBlocker(
  tx: Transaction,
  id: number,
  personId: number,
): Promise<string | undefined> {
  if (await isLastAdmin(tx, id)) return 'last_admin';
  const account = await tx.one(sql`
    select 1 from users where id = ${id} and kind = ${serviceAccountKind}`);
  if (account) return 'service_account';
  const own = await readCurrentPermissions(tx, personId);
  return !own.isAdmin && (await isAdmin(tx, id)) ? 'admin_account' : undefined;
}

/**
 * A user who may update users but is no admin can neither change the account of an admin nor assign
 * a role or position with permissions that they lack. They also cannot change the e-mail address of
 * a user with more permissions, because a password reset goes to that address.
 */
async function refuseEscalation(saving: Saving): Promise<readonly FieldProblem[]> {
  const { write, id, before, after } = saving;
  const own = await readCurrentPermissions(write.tx, write.personId);
  if (own.isAdmin) return [];
  if (id !== undefined && (await isAdmin(write.tx, id))) {
    return [{ path: 'role', problem: { id: 'admin_account' } }];
  }
  const problems: FieldProblem[] = [];
  const isMoved = id !== undefined && after.email !== before?.email;
  if (isMoved && !coversPermissionsOf(own, await permissionsOf(write.tx, id))) {
    problems.push({ path: 'email', problem: { id: 'admin_account' } });
  }
  for (const [path, table] of [
    ['role', 'roles'],
    ['position', 'positions'],
  ] as const) {
    if (after[path] === null || after[path] === before?.[path]) continue;
    const given = await permissionsIn(write.tx, table, Number(after[path]));
    const isBeyond =
      given.isAdmin || given.grants.some(([action, subject]) => !own.ability.can(action, subject));
    if (isBeyond) problems.push({ path, problem: { id: 'beyond_own_rights' } });
  }
  return problems;
}

async function isAdmin(tx: Pick<Transaction, 'one'>, userId: number): Promise<boolean> {
  const found = await tx.one(sql`
    select 1 from users u join roles r on r.id = u.role_id
    where u.id = ${userId} and r.system = 'admin'`);
  return found !== undefined;
}

async function permissionsIn(tx: Transaction, table: 'roles' | 'positions', id: number) {
  const system = table === 'roles' ? sql`system` : sql`null`;
  const found = await tx.one<{ permissions: readonly PermissionRow[]; system: string | null }>(
    sql`select permissions, ${system} as system from ${name(table)} where id = ${id}`,
  );
  return {
    isAdmin: found?.system === 'admin',
    grants: permissionsOfRows(found?.permissions ?? []),
  };
}

export const users = registerResource(user, {
  validate: refusals,
  writeRelated: forgetConfirmation,
  lock: lockPermissions,
  beforeTrash: deletionBlocker,
  afterWrite: (store) => store.invalidatePeople(),
});

async function refusals(saving: Saving): Promise<readonly FieldProblem[]> {
  const { write, id, before, after } = saving;
  if ([before?.kind, after.kind].includes(serviceAccountKind)) {
    return [{ path: 'kind', problem: { id: 'service_account' } }];
  }
  const beyond = await refuseEscalation(saving);
  if (id === undefined && maySignIn(after) && after.role === null) {
    return [...beyond, { path: 'role', problem: { id: 'required', values: { field: 'role' } } }];
  }
  if (id === undefined || beyond.length > 0) return beyond;
  const path = barredBy(saving);
  if (path === undefined || !(await isLastAdmin(write.tx, id))) return [];
  return [{ path, problem: { id: 'last_admin' } }];
}

/** The changed field that would prevent a user from signing in as an admin; undefined when none would. */
function barredBy({ before, after }: Saving): string | undefined {
  if (!maySignIn(after)) return after.state === 'active' ? 'kind' : 'state';
  return after.role === before?.role ? undefined : 'role';
}

/** Only active staff users can sign in. */
function maySignIn({ state, kind }: Saving['after']): boolean {
  return state === 'active' && kind === 'staff';
}

/** A new address counts as unconfirmed. */
async function forgetConfirmation({ write, id, before, after }: Saving): Promise<void> {
  if (id === undefined) return;
  if (after.email !== before?.email) {
    await write.tx.rows(sql`update users set email_verified_at = null where id = ${id}`);
  }
}
