import { Logo } from '@rentyard/ui/Logo';
import { SideBar } from '@rentyard/ui/SideBar';
import { type ComponentProps, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useMatches } from 'react-router';
import { isOpenTo } from '../screens/isOpenTo.ts';
import { type ModuleDefinition, moduleGroups } from '../screens/ModuleDefinition.ts';
import { moduleHome } from '../screens/moduleHome.ts';
import { firstPage } from '../services/api/firstPage.ts';
import { useCounters } from '../services/counters/useCounters.ts';
import { usePath } from '../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../services/i18n/renderRouterLink.tsx';
import { useT } from '../services/i18n/useT.ts';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';
import { useUser } from '../services/session/useSession.ts';

const PinnedViews = lazyComponent(() =>
  import('./PinnedViews.tsx').then((chunk) => chunk.PinnedViews),
);

interface ModuleSideBarProps {
  readonly modules: readonly ModuleDefinition[];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** The modules that the user may read, by group, with their counters (P-SHELL-1). */
export function ModuleSideBar(props: ModuleSideBarProps): ReactNode {
  const ids = useMatches().map(({ id }) => id);
  return (
    <Entries {...props} current={props.modules.find(({ name }) => ids.includes(name))?.name} />
  );
}

interface EntriesProps extends ModuleSideBarProps {
  /** Name of the module of the page. */
  readonly current: string | undefined;
}

/** A navigation within a module does not render the entries again. */
const Entries = memo(({ modules, isCollapsed, onToggle, current }: EntriesProps): ReactNode => {
  const t = useT();
  const path = usePath();
  const user = useUser();
  const counters = useCounters();
  const isFirstPageDone = firstPage.useValue();
  const [pinned, setPinned] = useState<ComponentProps<typeof SideBar>['groups'][number]>();
  const groups = useMemo(
    () =>
      moduleGroups
        .map((group) => ({
          label: t(`group.${group}`),
          items: modules
            .filter((module) => module.group === group && isOpenTo(user, module))
            .filter(
              ({ counter, isShownWhileCounted }) =>
                !isShownWhileCounted || (counter && counters[counter] !== undefined),
            )
            .map((module) => {
              const { name, title, icon, counter } = module;
              const count = counter && counters[counter];
              return {
                id: name,
                label: t(title),
                icon,
                href: path(moduleHome(module)),
                isCurrent: name === current,
                count,
                hint: counter && count ? t(`counter.${counter}`, { count }) : undefined,
              };
            }),
        }))
        .filter(({ items }) => items.length > 0),
    [t, path, user, modules, current, counters],
  );
  return (
    <>
      <SideBar
        logo={<Logo name="Rentyard" />}
        groups={pinned ? [...groups.slice(0, 1), pinned, ...groups.slice(1)] : groups}
        isCollapsed={isCollapsed}
        onToggle={onToggle}
        renderLink={renderRouterLink}
      />
      {isFirstPageDone && (
        <Suspense>
          <PinnedViews modules={modules} onGroup={setPinned} />
        </Suspense>
      )}
    </>
  );
});
