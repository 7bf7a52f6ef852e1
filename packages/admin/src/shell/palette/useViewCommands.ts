import Bookmark from 'lucide-react/icons/bookmark';
import { viewQuery } from '../../features/views/viewQuery.ts';
import { viewsApi } from '../../features/views/viewsApi.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { Command } from './Command.ts';

/** The user's saved views of all lists, once the palette is open. */
export function useViewCommands(
  modules: readonly ModuleDefinition[],
  isOpen: boolean,
): readonly Command[] {
  const t = useT();
  const path = usePath();
  const language = useLanguage();
  const { data = [] } = viewsApi.useViewsQuery({ language }, { skip: !isOpen });
  return data.flatMap((view): Command[] => {
    const module = modules.find(({ subject }) => subject === view.subject);
    if (!module) return [];
    return [
      {
        id: `view/${view.id}`,
        label: view.name,
        note: t(module.title),
        icon: Bookmark,
        href: path(`/${module.name}/page/1${viewQuery(view.id, view.state)}`),
      },
    ];
  });
}
