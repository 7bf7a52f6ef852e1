import { apiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { lockPermissions } from '../../auth/lockAccount.ts';
import { registerResource } from '../../records/registerResource.ts';
import type { Saving } from '../../records/store.ts';
import { withinOwnPermissions } from '../roles/withinOwnPermissions.ts';

/** Deleting a key revokes it: a trigger deletes its secrets; see migration 0016. */
export const apiKeys = registerResource(apiKey, {
  lock: lockPermissions,
  validate: async (saving) => [...findProblems(saving), ...(await withinOwnPermissions(saving))],
});

function findProblems({ write, before, after }: Saving): readonly FieldProblem[] {
  const { expires_at: end } = after;
  const isPast =
    typeof end === 'string' &&
    end !== before?.expires_at &&
    Date.parse(end) <= write.store.clock().getTime();
  return [
    ...(isPast ? [{ path: 'expires_at', problem: { id: 'past' } }] : []),
    // The secret names the mode.
    ...(before && after.mode !== before.mode
      ? [{ path: 'mode', problem: { id: 'not_allowed' } }]
      : []),
  ];
}
