import { IconButton } from '@rentyard/ui/IconButton';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListMenuProps } from '../../features/import-export/ListMenu.tsx';
import { useListMenuActions } from '../../features/import-export/useListMenuActions.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { ToolSlot } from './listSlots.tsx';

const ListMenu = lazyComponent(() =>
  import('../../features/import-export/ListMenu.tsx').then((chunk) => chunk.ListMenu),
);

interface ListMenuSlotProps extends Omit<ListMenuProps, 'isOpened'> {
  /** Whether the rows are rendered, so that the menu may load. */
  readonly isQuiet: boolean;
}

/**
 * The button of the list menu renders with the toolbar. The menu loads after the rows, or when the
 * button is pressed.
 */
export function ListMenuSlot({ isQuiet, ...menu }: ListMenuSlotProps): ReactNode {
  const t = useT();
  const [isOpened, setOpened] = useState(false);
  const hasActions = useListMenuActions(menu.resource).length > 0;
  if (!hasActions) return null;
  const button = (
    <IconButton
      icon={Ellipsis}
      variant="secondary"
      label={t('list.more')}
      aria-haspopup="menu"
      onClick={() => setOpened(true)}
    />
  );
  return (
    <ToolSlot data-part="menu">
      {isQuiet || isOpened ? (
        <Suspense fallback={button}>
          <ListMenu {...menu} isOpened={isOpened} />
        </Suspense>
      ) : (
        button
      )}
    </ToolSlot>
  );
}
