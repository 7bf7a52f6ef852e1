import type { Profile } from '@rentyard/contract/entities/account/account';
import { can } from '../services/permissions/useCan.ts';
import type { ModuleDefinition } from './ModuleDefinition.ts';

type ModuleAccess = Pick<ModuleDefinition, 'subject' | 'needs' | 'isAdminOnly' | 'isForEverybody'>;

/**
 * Whether a user may open a module: with the `read` permission on its subjects, as an admin when it is
 * for admins only, or always when it is for everybody. Other users do not see the module.
 */
export function isOpenTo(
  user: Profile | null,
  { subject, needs = [], isAdminOnly, isForEverybody }: ModuleAccess,
): boolean {
  if (isForEverybody) return user !== null;
  if (isAdminOnly) return user?.is_admin === true;
  return [subject, ...needs].every((one) => can(user, 'read', one));
}
