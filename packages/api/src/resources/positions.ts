import { position } from '@rentyard/contract/entities/role/position';
import { keep } from '../records/kept.ts';
import { withinOwnRights } from './grantGuard.ts';

/** A position gives rights too, so people are looked up anew after a change. */
export const positions = keep(position, {
  validate: withinOwnRights,
  afterWrite: (store) => store.forgetPeople(),
});
