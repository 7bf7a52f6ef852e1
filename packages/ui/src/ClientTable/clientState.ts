import { noRowsChosen } from '../DataTable/selection.ts';
import { defaultTableState, type TableState } from '../DataTable/tableState.ts';
import type { Filters } from '../filters/filterField.ts';

/** Everything a reader can change about a `ClientTable`, as plain data fit for an address or a profile. */
export interface ClientTableState extends TableState {
  /** Words that must all occur in the searched fields of a row. */
  readonly search: string;
  readonly filters: Filters;
}

/** Hands over the parts of the state that the reader has just changed, and no others. */
export type ClientTableStateChange = (change: Partial<ClientTableState>) => void;

/**
 * The change that asks for other rows: begins at the first page and ends a choice of all rows, which
 * would be others.
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
