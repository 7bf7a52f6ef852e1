import type { ViewState } from '@rentyard/contract/entities/viewRoutes';
import { paramsOfJson } from '@rentyard/contract/schema/filterJson';
import { addressParams, printQuery } from '../list/listAddress.ts';

/** The query of the address that shows a view: it says all that the view keeps of the rows (P-LIST-3). */
export function viewQuery(id: number, state: ViewState): string {
  return printQuery([...paramsOfJson(state, addressParams), ['view', String(id)]]);
}
