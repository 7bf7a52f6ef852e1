import { noRowsChosen } from '../DataTable/model/selection.ts';
import { defaultTableState, type TableState } from '../DataTable/model/tableState.ts';
import type { Filters } from '../filters/filterField.ts';

/** Everything a user can change about a `ClientTable`, as plain data for a URL or a profile. */
export interface ClientTableState extends TableState {
  /** Search terms. Each one must occur in a searched field of the row. */
  readonly search: string;
  readonly filters: Filters;
}

/** Receives the properties of the state that the user has just changed. */
export type ClientTableStateChange = (change: Partial<ClientTableState>) => void;

/**
 * Applies a change of search, filters or sort: goes to the first page and ends a selection of all rows, because the
 * rows are different now.
 */
export function requestState(
  question: Partial<Pick<ClientTableState, 'search' | 'filters'>>,
  { isAllSelected }: Pick<ClientTableState, 'isAllSelected'>,
): Partial<ClientTableState> {
  return { ...question, page: 1, ...(isAllSelected && noRowsChosen) };
}

export const defaultClientTableState: ClientTableState = {
  ...defaultTableState,
  search: '',
  filters: {},
};
