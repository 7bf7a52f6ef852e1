import type { SavedView } from '@rentyard/contract/entities/records/viewRoutes';
import type { SideBar } from '@rentyard/ui/SideBar';
import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { viewQuery } from '../features/views/viewQuery.ts';
import { viewsApi } from '../features/views/viewsApi.ts';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { useEvents } from '../services/events/useEvents.ts';
import { useLanguage, usePath } from '../services/i18n/LanguageContext.ts';
import { useT } from '../services/i18n/useT.ts';

type Group = ComponentProps<typeof SideBar>['groups'][number];

interface PinnedViewsProps {
  readonly modules: readonly ModuleDefinition[];
  /** Called with the side bar group of the pinned views; undefined when there are none. */
  readonly onGroup: (group: Group | undefined) => void;
}

/** Minimum interval between refetches of the counts while records change, in milliseconds. */
const pace = 20_000;
const none: readonly SavedView[] = [];

/** The pinned views of all lists with their current counts (P-LIST-7). Renders nothing itself. */
export function PinnedViews({ modules, onGroup }: PinnedViewsProps): null {
  const t = useT();
  const path = usePath();
  const language = useLanguage();
  const { search } = useLocation();
  const { data = none, refetch } = viewsApi.useViewsQuery({ isPinned: true, language });
  useCountsInTime(refetch);
  useEffect(() => {
    const current = new URLSearchParams(search).get('view');
    const items = data.flatMap((view) => {
      const module = modules.find(({ subject }) => subject === view.subject);
      if (!module) return [];
      return {
        id: `view-${view.id}`,
        label: view.name,
        icon: module.icon,
        href: path(`/${module.name}/page/1${viewQuery(view.id, view.state)}`),
        count: view.count ?? undefined,
        hint: t(module.title),
        isCurrent: current === String(view.id),
      };
    });
    onGroup(items.length > 0 ? { label: t('views.pinned'), items } : undefined);
  }, [data, modules, search, path, t, onGroup]);
  return null;
}

/** Refetches after records have changed; changes within the interval are batched. */
function useCountsInTime(refetch: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvents(['record', 'reset'], () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refetch();
    }, pace);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
