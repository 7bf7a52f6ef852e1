import type { Profile } from '@rentyard/contract/entities/account/account';
import { can } from '../services/permissions/useCan.ts';
import type { ModuleDefinition } from './ModuleDefinition.ts';

type ModuleAccess = Pick<ModuleDefinition, 'subject' | 'isAdminOnly'>;

/**
 * Whether somebody may open a module: with the right to read what it shows, or as an admin where it is
 * for admins alone. To everybody else such a module does not exist.
 */
export function isOpenTo(user: Profile | null, { subject, isAdminOnly }: ModuleAccess): boolean {
  return isAdminOnly ? user?.is_admin === true : can(user, 'read', subject);
}
