import { AppShell } from '@rentyard/ui/AppShell';
import { Avatar } from '@rentyard/ui/Avatar';
import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import { Logo } from '@rentyard/ui/Logo';
import { SideBar } from '@rentyard/ui/SideBar';
import { TopBar } from '@rentyard/ui/TopBar';
import MessageSquare from 'lucide-react/icons/message-square';
import Tractor from 'lucide-react/icons/tractor';
import Wrench from 'lucide-react/icons/wrench';
import { type ReactNode, useState } from 'react';

const places = [
  { id: 'machines', label: 'Machines', icon: Tractor },
  { id: 'services', label: 'Services', icon: Wrench },
  { id: 'conversations', label: 'Conversations', icon: MessageSquare },
] as const;

interface RecipeFrameProps {
  readonly place: (typeof places)[number]['id'];
  /** The last breadcrumb, below the current page. */
  readonly crumb?: string;
  readonly children: ReactNode;
}

/** The frame of an application: its pages in the side bar, breadcrumbs at the top, the page inside. */
export function RecipeFrame({ place, crumb, children }: RecipeFrameProps): ReactNode {
  const [isCollapsed, setCollapsed] = useState(false);
  const current = places.find(({ id }) => id === place)?.label ?? '';
  return (
    <AppShell
      isCollapsed={isCollapsed}
      sideBar={
        <SideBar
          logo={<Logo name="Fleet" />}
          groups={[
            {
              label: 'Fleet',
              items: places.map((one) => ({
                ...one,
                href: `#/${one.id}`,
                isCurrent: one.id === place,
              })),
            },
          ]}
          isCollapsed={isCollapsed}
          onToggle={() => setCollapsed(!isCollapsed)}
        />
      }
      topBar={
        <TopBar actions={<Avatar name="Ana Marin" />}>
          <Breadcrumbs
            items={
              crumb
                ? [{ label: current, href: `#/${place}` }, { label: crumb }]
                : [{ label: current }]
            }
          />
        </TopBar>
      }
    >
      {children}
    </AppShell>
  );
}
