import Columns3 from 'lucide-react/icons/columns-3';
import { lazy, type ReactNode, Suspense } from 'react';
import { Popover } from '../overlays/Popover.tsx';
import { Button } from '../primitives/Button.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { DataColumn } from './column.ts';
import type { TableState, TableStateChange } from './tableState.ts';

export interface ColumnsMenuProps<Row> {
  /** The same columns that the table has. */
  readonly columns: readonly DataColumn<Row>[];
  readonly state: Pick<
    TableState,
    'columnVisibility' | 'columnOrder' | 'columnSizing' | 'columnPinning'
  >;
  readonly onStateChange: TableStateChange;
}

const ColumnsPanel = lazy(async () => ({
  default: (await import('./ColumnsPanel.tsx')).ColumnsPanel,
}));

/**
 * A button of the toolbar that shows, hides, orders, pins and widens columns, by mouse and keyboard.
 * What it opens is fetched on the first press.
 */
export function ColumnsMenu<Row>({ columns, ...rest }: ColumnsMenuProps<Row>): ReactNode {
  const say = useUiStrings();
  return (
    <Popover
      placement="bottom-end"
      label={say('table.columns')}
      trigger={<Button icon={Columns3}>{say('table.columns')}</Button>}
    >
      <Suspense>
        <ColumnsPanel columns={columns} {...rest} />
      </Suspense>
    </Popover>
  );
}
