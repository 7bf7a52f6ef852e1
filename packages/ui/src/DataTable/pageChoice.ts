import { noRowsChosen } from './selection.ts';
import type { TableState, TableStateChange } from './tableState.ts';
import type { TableModel } from './useTableModel.ts';

/** What the check box above the rows shows and does. */
export interface PageChoice {
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: () => void;
}

/** Selects the rows of the page, or clears them. A selection of all rows ends as a whole. */
export function pageChoice(
  table: Pick<
    TableModel<object>,
    'getIsAllPageRowsSelected' | 'getIsSomePageRowsSelected' | 'toggleAllPageRowsSelected'
  >,
  { isAllSelected }: Pick<TableState, 'isAllSelected'>,
  onStateChange: TableStateChange,
): PageChoice {
  const some = table.getIsSomePageRowsSelected() ? 'some' : 'none';
  return {
    state: table.getIsAllPageRowsSelected() ? 'all' : some,
    onToggle: () =>
      isAllSelected ? onStateChange(noRowsChosen) : table.toggleAllPageRowsSelected(),
  };
}
