import { position } from '@rentyard/contract/entities/role/position';
import { keep } from '../records/resourceBinding.ts';
import { withinOwnRights } from './roles/withinOwnPermissions.ts';

/** A position gives rights too, so people are looked up anew after a change. */
export const positions = keep(position, {
  validate: withinOwnRights,
  afterWrite: (store) => store.forgetPeople(),
});
