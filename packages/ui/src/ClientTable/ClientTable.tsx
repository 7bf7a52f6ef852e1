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
  /** All rows; undefined until they have loaded. Pass a stable array: a new one is indexed again. */
  readonly rows: readonly Row[] | undefined;
  /** What rows can be ordered by, searched in and filtered by. Stable between renders. */
  readonly fields: readonly ClientField<Row>[];
  /** The controlled properties of the state. The table keeps the others itself. */
  readonly state?: Partial<ClientTableState>;
  readonly onStateChange?: ClientTableStateChange;
}

/**
 * A list of records that the page holds as a whole, up to some 400,000: orders, searches and filters them
 * itself and draws the rows in sight, as an ARIA grid. Its `columns`, `selection` and `rowActions` are those
 * of `DataTable`; a column's `sortKey` names one of `fields`. Needs a limited height, as `DataTable` does.
 * Below 640 px it is cards in pages.
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
