import { noRowsChosen } from './selection.ts';
import type { TableState, TableStateChange } from './tableState.ts';
import type { TableModel } from './useTableModel.ts';

/** State and action of the checkbox above the rows. */
export interface PageChoice {
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: () => void;
}

/** Selects or deselects the rows of the page. Ends a selection of all rows completely. */
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
