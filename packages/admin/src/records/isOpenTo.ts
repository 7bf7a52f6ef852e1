import type { Profile } from '@rentyard/contract/entities/account/account';
import { can } from '../services/permissions/useCan.ts';
import type { ModuleDefinition } from './ModuleDefinition.ts';

type ModuleAccess = Pick<ModuleDefinition, 'subject' | 'isAdminOnly'>;

/**
 * Whether a user may open a module: with the `read` permission on its subject, or as an admin when
 * it is for admins only. Other users do not see the module.
 */
export function isOpenTo(user: Profile | null, { subject, isAdminOnly }: ModuleAccess): boolean {
  return isAdminOnly ? user?.is_admin === true : can(user, 'read', subject);
}
