import Plus from 'lucide-react/icons/plus';
import type { RouteObject } from 'react-router';
import { isOpenTo } from '../../screens/isOpenTo.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { moduleHome } from '../../screens/moduleHome.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { useUser } from '../../services/session/useSession.ts';
import type { Command } from './Command.ts';
import { moduleShortcuts } from './moduleShortcuts.ts';

interface NavigationCommands {
  readonly modules: readonly Command[];
  readonly create: readonly Command[];
}

/** Navigation commands: the modules and the forms for new records. */
export function useNavigationCommands(modules: readonly ModuleDefinition[]): NavigationCommands {
  const t = useT();
  const path = usePath();
  const may = useAbility();
  const user = useUser();
  const keys = moduleShortcuts(modules.map(({ name }) => name));
  const words = ({ name }: ModuleDefinition) => {
    const key = `palette.words.${name.replaceAll('-', '_')}`;
    return t.has(key) ? t(key) : '';
  };
  const open = modules.filter((module) => isOpenTo(user, module));
  return {
    modules: open.map((module): Command => {
      const letter = keys.get(module.name)?.toUpperCase();
      return {
        id: `module/${module.name}`,
        label: t(module.title),
        note: t(`group.${module.group}`),
        keywords: [module.name, words(module)],
        icon: module.icon,
        href: path(moduleHome(module)),
        ...(letter && { shortcut: `G ${letter}` }),
      };
    }),
    create: open.flatMap((module): Command[] => {
      const key = `${module.name.replaceAll('-', '_')}.create`;
      const address = createAddress(module);
      if (!t.has(key) || !address || !may('create', module.subject)) return [];
      return [
        {
          id: `create/${module.name}`,
          label: t(key),
          keywords: [words(module)],
          icon: Plus,
          href: path(address),
        },
      ];
    }),
  };
}

/** Address of a module's form for new records, if it has one. */
function createAddress({ name, routes }: ModuleDefinition): string | undefined {
  const paths = (some: readonly RouteObject[], before: string): readonly string[] =>
    some.flatMap(({ path = '', children = [] }) => {
      const whole = [before, path].filter(Boolean).join('/');
      return [whole, ...paths(children, whole)];
    });
  return paths(routes, '').includes(`${name}/create`) ? `/${name}/create` : undefined;
}
