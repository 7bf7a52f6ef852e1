import { AppShell } from '@rentyard/ui/AppShell';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { Connection } from './Connection.tsx';
import { ModuleSideBar } from './ModuleSideBar.tsx';
import { PageFailureOr } from './PageFailureOr.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { useSideBarExpanded } from './useSideBarExpanded.ts';

interface FrameProps {
  readonly modules: readonly ModuleDefinition[];
}

/** Around every page of a signed-in user: side bar, top bar, and the page between them. */
export function Frame({ modules }: FrameProps): ReactNode {
  const [isExpanded, setExpanded] = useSideBarExpanded();
  return (
    <AppShell
      isCollapsed={!isExpanded}
      banner={<Connection />}
      sideBar={
        <ModuleSideBar
          modules={modules}
          isCollapsed={!isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
      }
      topBar={<PlaceBar />}
    >
      <PageFailureOr>
        <Outlet />
      </PageFailureOr>
      <SessionGuard />
    </AppShell>
  );
}
