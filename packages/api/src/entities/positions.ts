import { position } from '@rentyard/contract/entities/role/position';
import { lockPermissions } from '../auth/lockAccount.ts';
import { registerResource } from '../records/registerResource.ts';
import { withinOwnPermissions } from './roles/withinOwnPermissions.ts';

/** A position contains permissions, so a change clears the cached users. */
export const positions = registerResource(position, {
  lock: lockPermissions,
  validate: withinOwnPermissions,
  afterWrite: (store) => store.invalidatePeople(),
});
