import type { Profile } from '@rentyard/contract/account';
import { isOpenTo } from '../records/isOpenTo.ts';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';

const adminHome = 'projects';

/**
 * Where a user's day starts, without the language (P-BOOT-10): projects for an admin, else the first
 * module that they may read. Somebody without any right is told so.
 */
export function homeOf(user: Profile, modules: readonly ModuleDefinition[]): string {
  const home = user.is_admin ? adminHome : modules.find((module) => isOpenTo(user, module))?.name;
  return home ? `/${home}/page/1` : '/error/403';
}
