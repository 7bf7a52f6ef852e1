import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { phoneQuery } from '../DataTable/tableParts.tsx';
import { useTableState } from '../DataTable/useTableState.ts';
import { useMedia } from '../lib/useMedia.ts';
import type { ClientField } from './clientField.ts';
import {
  type ClientTableState,
  type ClientTableStateChange,
  defaultClientTableState,
} from './clientState.ts';
import { useFoundRows, usePageOf } from './useClientRows.ts';
import { WindowTable } from './WindowTable.tsx';

export interface ClientTableProps<Row extends object>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'state' | 'onStateChange' | 'total' | 'isTotalExact' | 'isFiltered' | 'pager'
  > {
  /** All rows; undefined while they load. Pass a stable array: a new array is indexed again. */
  readonly rows: readonly Row[] | undefined;
  /** Fields to sort, search and filter by. Stable between renders. */
  readonly fields: readonly ClientField<Row>[];
  /** The controlled properties of the state. The table manages the others. */
  readonly state?: Partial<ClientTableState>;
  readonly onStateChange?: ClientTableStateChange;
}

/**
 * A table over a list that is completely in memory, up to about 400,000 records. It sorts, searches and filters the
 * records and renders only the visible rows, as an ARIA grid. `columns`, `selection` and `rowActions` work as in
 * `DataTable`. The `sortKey` of a column is the id of one of `fields`. Needs a limited height, as `DataTable` does.
 * Below 640 px it shows pages of cards.
 */
export function ClientTable<Row extends object>(props: ClientTableProps<Row>): ReactNode {
  const [state, onStateChange] = useTableState(
    defaultClientTableState,
    props.state,
    props.onStateChange,
  );
  const found = useFoundRows({ ...props, state });
  const page = usePageOf(found, state);
  const isPhone = useMedia(phoneQuery);
  const isWindow =
    !isPhone && found.view.length > 0 && props.status !== 'loading' && props.status !== 'failed';
  const shared = { ...props, state, onStateChange };
  if (isWindow && found.rows)
    return <WindowTable {...shared} rows={found.rows} view={found.view} />;
  return <DataTable {...shared} {...page} pager={isPhone ? pager : undefined} />;
}

const pager = {};
