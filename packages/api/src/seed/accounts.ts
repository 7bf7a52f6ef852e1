import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import { editorPermissions } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { languages } from './data/languages.ts';
import { insertRows } from './insertRows.ts';

/** The accounts of a first start. */
export interface Account {
  readonly email: string;
  /** Null while this user cannot sign in. */
  readonly passwordHash: string | null;
}

/**
 * Creates the data of every installation: the two built-in roles, the languages and one admin.
 * Returns the id of the admin, who is the author of all other seeded records.
 */
export async function seedEssentials(db: Queryable, admin: Account, now: Date): Promise<number> {
  const at = now.toISOString();
  const moments = { created_at: at, updated_at: at };
  const [adminRole] = await insertRows(db, 'roles', [
    { name: 'admin', system: 'admin', permissions: [], ...moments },
    {
      name: 'editor',
      system: 'editor',
      permissions: buildPermissionRows(editorPermissions),
      ...moments,
    },
  ]);
  const [adminId] = await insertRows(db, 'users', [
    staff({ first: 'Main', last: 'Admin' }, admin, adminRole, at),
  ]);
  if (adminId === undefined)
    throw new Error('The admin was not created: the insert returned no id.');
  const signed = { created_by: adminId, updated_by: adminId };
  await insertRows(
    db,
    'languages',
    languages.map((language) => ({ ...language, ...moments, ...signed })),
  );
  await db.rows(sql`update users set created_by = ${adminId}, updated_by = ${adminId}`);
  await db.rows(sql`update roles set created_by = ${adminId}, updated_by = ${adminId}`);
  return adminId;
}

/** A second user with the built-in editor role. */
export async function seedEditor(db: Queryable, editor: Account, adminId: number, now: Date) {
  const role = await db.one<{ id: number }>(sql`select id from roles where system = 'editor'`);
  const person = staff({ first: 'Elena', last: 'Editor' }, editor, role?.id, now.toISOString());
  await insertRows(db, 'users', [{ ...person, created_by: adminId, updated_by: adminId }]);
}

function staff(
  { first, last }: { readonly first: string; readonly last: string },
  { email, passwordHash }: Account,
  roleId: number | undefined,
  at: string,
) {
  return {
    first_name: first,
    last_name: last,
    email,
    kind: 'staff',
    role_id: roleId,
    state: 'active',
    password_hash: passwordHash,
    password_expired: false,
    two_step: false,
    password_changed_at: at,
    email_verified_at: at,
    preferences: {},
    version: 1,
    created_at: at,
    updated_at: at,
  };
}
