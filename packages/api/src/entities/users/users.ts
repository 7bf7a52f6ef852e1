import { user } from '@rentyard/contract/entities/user';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { lockPermissions } from '../../auth/lockAccount.ts';
import { registerResource, type Saving } from '../../records/resourceBinding.ts';
import { deletionBlocker, isLastAdmin, refuseEscalation } from './guards.ts';

export const users = registerResource(user, {
  validate: refusals,
  writeRelated: forgetConfirmation,
  lock: lockPermissions,
  beforeTrash: deletionBlocker,
  afterWrite: (store) => store.invalidatePeople(),
});

async function refusals(saving: Saving): Promise<readonly FieldProblem[]> {
  const { write, id, after } = saving;
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
