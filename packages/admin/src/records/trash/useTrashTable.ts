import type { TableSort, TableState, TableStateChange } from '@rentyard/ui/DataTable';
import { useMemo, useState } from 'react';
import { usePreferences } from '../../services/session/usePreferences.ts';
import type { ListController } from '../list/useList.ts';

interface TrashTable {
  readonly state: Partial<TableState>;
  readonly onStateChange: TableStateChange;
}

/** Joins the trash with its table: page, size and order stand in the address, the selection lasts a visit. */
export function useTrashTable(list: ListController): TrashTable {
  const { density = 'comfortable' } = usePreferences();
  const [rowSelection, setRowSelection] = useState<TableState['rowSelection']>({});
  const sort = useMemo(
    () =>
      list.state.sort.map(
        ({ path, isDescending }): TableSort => ({ id: path, desc: isDescending }),
      ),
    [list.state.sort],
  );
  const onStateChange: TableStateChange = (change) => {
    if (change.rowSelection) setRowSelection(change.rowSelection);
    if (!change.sort && !change.page && !change.perPage) return;
    list.change({
      ...(change.sort && {
        sort: change.sort.map(({ id, desc }) => ({ path: id, isDescending: desc })),
      }),
      ...(change.perPage && { perPage: change.perPage }),
      ...(change.page && { page: change.page }),
    });
  };
  return {
    state: { sort, page: list.state.page, perPage: list.perPage, density, rowSelection },
    onStateChange,
  };
}
