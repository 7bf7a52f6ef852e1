import {
  type Action,
  actions,
  buildPermissionSet,
  type Permission,
  subjects,
} from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import { readCurrentPermissions } from '../auth/ownPermissions.ts';
import type { Queryable } from '../db/database.ts';
import type { User } from '../http/access/user.ts';

/** The author of a proposal as of now, who may do what can be proposed: for a trial that is rolled back. */
export async function readAuthor(on: Queryable, id: number): Promise<User> {
  const { isAdmin, grants, proposals } = await readCurrentPermissions(on, id);
  const found = await on.one<{ name: string }>(sql`select name from users where id = ${id}`);
  return {
    id,
    name: found?.name ?? '',
    isAdmin,
    ability: buildPermissionSet([...grants, ...proposals], isAdmin),
    proposals,
    sessionId: 0,
    mustChangePassword: false,
  };
}

/** The approver with only those permissions that the author has too. */
export function jointly(approver: User, author: User): User {
  const both = subjects.flatMap((subject) =>
    actions
      .filter((action: Action) => approver.ability.can(action, subject))
      .filter((action: Action) => author.ability.can(action, subject))
      .map((action): Permission => [action, subject]),
  );
  const isAdmin = approver.isAdmin && author.isAdmin;
  return { ...approver, isAdmin, ability: buildPermissionSet(both, isAdmin), proposals: [] };
}
