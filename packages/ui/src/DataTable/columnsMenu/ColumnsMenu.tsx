import type { ReactNode } from 'react';
import { Columns3Icon } from '../../icons/tableIcons.ts';
import { onDemand } from '../../lib/onDemand.tsx';
import { Popover } from '../../overlays/Popover.tsx';
import { Button } from '../../primitives/Button.tsx';
import { WideLabel } from '../../primitives/text/WideLabel.ts';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { ColumnsMenuProps } from './ColumnsPanel.tsx';

const panel = onDemand(() => import('./ColumnsPanel.tsx').then((chunk) => chunk.ColumnsPanel));
const expect = () => void panel.preload();

/**
 * A toolbar button that shows, hides, orders, pins and resizes columns, by mouse and keyboard. Its panel loads on
 * hover or focus.
 */
export function ColumnsMenu<Row>({ columns, ...rest }: ColumnsMenuProps<Row>): ReactNode {
  const t = useUiStrings();
  return (
    <Popover
      placement="bottom-end"
      label={t('table.columns')}
      trigger={
        <Button
          icon={Columns3Icon}
          title={t('table.columns')}
          onPointerEnter={expect}
          onFocus={expect}
        >
          <WideLabel>{t('table.columns')}</WideLabel>
        </Button>
      }
    >
      <panel.Component columns={columns} {...rest} />
    </Popover>
  );
}
