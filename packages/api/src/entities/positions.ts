import { position } from '@rentyard/contract/entities/role/position';
import { registerResource } from '../records/resourceBinding.ts';
import { withinOwnPermissions } from './roles/withinOwnPermissions.ts';

/** A position gives rights too, so people are looked up anew after a change. */
export const positions = registerResource(position, {
  validate: withinOwnPermissions,
  afterWrite: (store) => store.invalidatePeople(),
});
