import { filterPairs } from '@rentyard/contract/filterJson';
import type { ViewState } from '@rentyard/contract/view';
import { printQuery } from '../list/listAddress.ts';

/** The query of the address that shows a view: it says all that the view keeps of the rows (P-LIST-3). */
export function viewQuery(id: number, state: ViewState): string {
  const { search, sort, filter = {}, per_page } = state;
  return printQuery([
    ...(search ? ([['quick_filter', search]] as const) : []),
    ...(sort ? ([['sort', sort]] as const) : []),
    ...filterPairs(filter),
    ...(per_page ? ([['per_page', String(per_page)]] as const) : []),
    ['view', String(id)],
  ]);
}
