import { useMemo } from 'react';
import type { TableSort } from '../DataTable/model/tableState.ts';
import { useLanguageTag } from '../strings/UiStringsProvider.tsx';
import type { ClientField } from './clientField.ts';
import type { ClientTableState } from './clientState.ts';
import { createRowStore, type RowStore } from './rowStore.ts';

interface FoundRows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Indexes of the matching rows in `rows`, in order. */
  readonly view: Uint32Array;
}

interface ClientRowsInput<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Stable between renders. */
  readonly fields: readonly ClientField<Row>[];
  readonly state: Pick<ClientTableState, 'sort' | 'search' | 'filters'>;
  readonly defaultSort?: readonly TableSort[];
}

/** Sorts and filters rows in memory. Recomputed only when an input changes. */
export function useFoundRows<Row>({
  rows,
  fields,
  state: { sort: chosen, search, filters },
  defaultSort,
}: ClientRowsInput<Row>): FoundRows<Row> {
  const language = useLanguageTag();
  const store = useMemo<RowStore>(
    () => createRowStore({ rows: rows ?? [], fields, language }),
    [rows, fields, language],
  );
  const sort = chosen.length > 0 ? chosen : (defaultSort ?? chosen);
  const view = useMemo(() => store.find({ sort, search, filters }), [store, sort, search, filters]);
  return { rows, view };
}

interface ClientPage<Row> {
  /** The rows of the page; undefined while no rows are loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Number of matching rows. */
  readonly total: number;
  readonly isFiltered: boolean;
}

type PageState = Pick<ClientTableState, 'search' | 'filters' | 'page' | 'perPage'>;

/** Returns one page of the matching rows. */
export function usePage<Row>(
  { rows, view }: FoundRows<Row>,
  { page, perPage, search, filters }: PageState,
): ClientPage<Row> {
  const shown = useMemo(
    () =>
      rows &&
      Array.from(view.subarray((page - 1) * perPage, page * perPage), (row) => rows[row] as Row),
    [rows, view, page, perPage],
  );
  const isFiltered = search.trim() !== '' || Object.keys(filters).length > 0;
  return { rows: shown, total: view.length, isFiltered };
}

/**
 * One page of rows in memory, for a `DataTable` with a pager. It replaces the server. Spread the result: `<DataTable
 * {...useClientRows({ rows, fields, state })} state={state} ... />`.
 */
export function useClientRows<Row>(
  input: ClientRowsInput<Row> & { readonly state: PageState },
): ClientPage<Row> {
  return usePage(useFoundRows(input), input.state);
}
