import type { ViewState } from '@rentyard/contract/entities/records/viewRoutes';
import { paramsOfJson } from '@rentyard/contract/schema/routes/filterJson';
import { addressParams, printQuery } from '../../records/list/listAddress.ts';

/** The URL query that shows a view, with all its row settings (P-LIST-3). */
export function viewQuery(id: number, state: ViewState): string {
  return printQuery([...paramsOfJson(state, addressParams), ['view', String(id)]]);
}
