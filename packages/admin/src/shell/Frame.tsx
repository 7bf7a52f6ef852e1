import { AppShell } from '@rentyard/ui/AppShell';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { firstPage } from '../services/api/firstPage.ts';
import { useKeyDown } from '../services/keyboard/useKeyDown.ts';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { ModuleSideBar } from './ModuleSideBar.tsx';
import { PageOrError } from './PageOrError.tsx';
import type { CommandLayer } from './palette/GlobalCommands.tsx';
import { isHelpShortcut, isPaletteShortcut } from './palette/globalShortcuts.ts';
import { useKeystrokeBuffer } from './palette/useKeystrokeBuffer.ts';
import { SessionGuard } from './SessionGuard.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';

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
      <PageOrError>
        <Outlet />
      </PageOrError>
      <CommandsSlot modules={modules} layer={layer} onLayer={setLayer} />
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
