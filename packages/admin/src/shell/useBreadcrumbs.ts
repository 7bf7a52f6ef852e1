import type { Crumb } from '@rentyard/ui/Breadcrumbs';
import { useMatches } from 'react-router';
import type { ModuleDefinition, RouteHandle } from '../records/ModuleDefinition.ts';
import { moduleHome } from '../records/moduleHome.ts';
import { useOpenRecord } from '../records/navigation/openRecord.ts';
import { usePath } from '../services/i18n/LanguageContext.ts';
import { useT } from '../services/i18n/useT.ts';

type Handle = RouteHandle & { readonly module?: ModuleDefinition };

/** The way here: group, module, and what the route itself adds. */
export function useBreadcrumbs(): readonly Crumb[] {
  const t = useT();
  const path = usePath();
  const handles = useMatches().flatMap(({ handle }) => (handle ? [handle as Handle] : []));
  const { name } = useOpenRecord();
  return handles.flatMap(({ module, crumb }): Crumb[] => [
    ...(module
      ? [
          { label: t(`group.${module.group}`) },
          { label: t(module.title), href: path(moduleHome(module)) },
        ]
      : []),
    ...(crumb ? [{ label: name || t(crumb) }] : []),
  ]);
}
