import type { Profile } from '@rentyard/contract/entities/account/account';
import { isOpenTo } from '../../screens/isOpenTo.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { moduleHome } from '../../screens/moduleHome.ts';

const adminHome = '/projects/page/1';

/**
 * The user's first page, without the language (P-BOOT-10): their chosen module, projects for an
 * admin, or the first module they may read. Users without any permission get the 403 page.
 */
export function findHome(user: Profile, modules: readonly ModuleDefinition[]): string {
  const chosen = modules.find(({ name }) => name === user.preferences.home);
  if (chosen && isOpenTo(user, chosen)) return moduleHome(chosen);
  if (user.is_admin) return adminHome;
  const first = modules.find((module) => !module.isForEverybody && isOpenTo(user, module));
  return first ? moduleHome(first) : '/error/403';
}
