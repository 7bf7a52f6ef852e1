import { AppShell } from '@rentyard/ui/AppShell';
import { Logo } from '@rentyard/ui/Logo';
import { SideBar } from '@rentyard/ui/SideBar';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { Outlet, useMatches } from 'react-router';
import { isOpenTo } from '../screens/isOpenTo.ts';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { moduleGroups } from '../screens/ModuleDefinition.ts';
import { moduleHome } from '../screens/moduleHome.ts';
import { undoNewest } from '../services/alerts/undoStack.ts';
import { firstPage } from '../services/api/status/firstPage.ts';
import { useCounters } from '../services/counters/useCounters.ts';
import { usePath } from '../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../services/i18n/renderRouterLink.tsx';
import { useT } from '../services/i18n/useT.ts';
import { isForThePage } from '../services/keyboard/freeKey.ts';
import { useKeyDown } from '../services/keyboard/useKeyDown.ts';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';
import { canWriteAnything } from '../services/permissions/useCan.ts';
import { useUser } from '../services/session/useSession.ts';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { PageOrError } from './PageOrError.tsx';
import { PendingPage } from './PendingPage.tsx';
import type { CommandLayer } from './palette/GlobalCommands.tsx';
import { isHelpShortcut, isPaletteShortcut } from './palette/globalShortcuts.ts';
import { useKeystrokeBuffer } from './palette/useKeystrokeBuffer.ts';
import { RefusalHost } from './RefusalHost.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';

/** Milliseconds: code that is already loaded replaces the page without its heading before. */
const pendingDelay = 150;

interface FrameProps {
  readonly modules: readonly ModuleDefinition[];
}

/** The frame of every page of a signed-in user: side bar, top bar and the page. */
export function Frame({ modules }: FrameProps): ReactNode {
  const [isExpanded, setExpanded] = useSideBarExpanded();
  const [layer, setLayer] = useState<CommandLayer>();
  // Handles the shortcuts until `GlobalCommands` has loaded.
  useKeyDown((event) => {
    const isPalette = isPaletteShortcut(event);
    if (!isPalette && !isHelpShortcut(event)) return;
    event.preventDefault();
    setLayer(isPalette ? 'palette' : 'keys');
  });
  useKeyDown((event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ';
    if (isUndo && !event.defaultPrevented && isForThePage(event) && undoNewest())
      event.preventDefault();
  });
  return (
    <AppShell
      isCollapsed={!isExpanded}
      banner={<ConnectionStatus />}
      sideBar={
        <ModuleSideBar
          modules={modules}
          isCollapsed={!isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
      }
      topBar={<ShellTopBar onSearch={() => setLayer('palette')} />}
    >
      <PendingPage modules={modules} showDelay={pendingDelay}>
        <PageOrError>
          <Outlet />
        </PageOrError>
      </PendingPage>
      <CommandsSlot modules={modules} layer={layer} onLayer={setLayer} />
      <RefusalHost />
      <SessionGuard />
    </AppShell>
  );
}

const expandedKey = 'rentyard.side_bar_expanded';

/** Whether the side bar is expanded; stored in this browser (P-BOOT-9). */
function useSideBarExpanded(): readonly [boolean, (isExpanded: boolean) => void] {
  const [isExpanded, setExpanded] = useState(() => localStorage.getItem(expandedKey) !== '0');
  const change = useCallback((next: boolean) => {
    localStorage.setItem(expandedKey, next ? '1' : '0');
    setExpanded(next);
  }, []);
  return [isExpanded, change];
}

const Commands = lazyComponent(() =>
  import('./palette/GlobalCommands.tsx').then((chunk) => chunk.GlobalCommands),
);

/** Loads the commands after the first page or on demand, without a render of the frame. */
function CommandsSlot(props: Omit<ComponentProps<typeof Commands>, 'typedAhead'>): ReactNode {
  const isFirstPageDone = firstPage.useValue();
  const typedAhead = useKeystrokeBuffer(props.layer === 'palette');
  return (
    (isFirstPageDone || props.layer) && (
      <Suspense>
        <Commands {...props} typedAhead={typedAhead} />
      </Suspense>
    )
  );
}

const PinnedViews = lazyComponent(() =>
  import('./PinnedViews.tsx').then((chunk) => chunk.PinnedViews),
);

interface ModuleSideBarProps {
  readonly modules: readonly ModuleDefinition[];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** The modules that the user may read, by group, with their counters (P-SHELL-1). */
function ModuleSideBar(props: ModuleSideBarProps): ReactNode {
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
            .filter(({ isForWriters }) => !isForWriters || canWriteAnything(user))
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
