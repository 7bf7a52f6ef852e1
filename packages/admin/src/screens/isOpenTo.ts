import type { Profile } from '@rentyard/contract/entities/account/account';
import { can } from '../services/permissions/useCan.ts';
import type { ModuleDefinition } from './ModuleDefinition.ts';

type ModuleAccess = Pick<ModuleDefinition, 'subject' | 'isAdminOnly' | 'isForEverybody'>;

/**
 * Whether a user may open a module: with the `read` permission on its subject, as an admin when it is
 * for admins only, or always when it is for everybody. Other users do not see the module.
 */
export function isOpenTo(
  user: Profile | null,
  { subject, isAdminOnly, isForEverybody }: ModuleAccess,
): boolean {
  if (isForEverybody) return user !== null;
  return isAdminOnly ? user?.is_admin === true : can(user, 'read', subject);
}
