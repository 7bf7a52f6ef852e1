import type { ListPreferences } from '@rentyard/contract/entities/account/account';
import type { ViewState } from '@rentyard/contract/entities/records/viewRoutes';
import { printSort } from '@rentyard/contract/schema/listQuery/listQuery';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import type { Resource } from '@rentyard/contract/schema/resource';
import { buildFilterJson } from '@rentyard/contract/schema/routes/filterJson';
import { type ListState, parseListAddress } from '../../records/list/listAddress.ts';
import { viewQuery } from './viewQuery.ts';

/** The column layout of a list, as a view stores it. */
export type Layout = Omit<ListPreferences, 'per_page'>;

/** The state that a view stores for a list. */
export function buildViewState(list: ListState, layout: Layout): ViewState {
  const { search, sort, filters, perPage } = list;
  const { columns, widths, pinned } = layout;
  return {
    ...(acceptedSearch(search) && { search }),
    ...(sort.length > 0 && { sort: printSort(sort) }),
    ...(filters.length > 0 && { filter: buildFilterJson(filters) }),
    ...(perPage && { per_page: perPage as NonNullable<ViewState['per_page']> }),
    ...(columns && { columns: [...columns] }),
    ...(widths && { widths: { ...widths } }),
    ...(pinned && { pinned: { start: [...pinned.start], end: [...pinned.end] } }),
  };
}

/** The list state of a view, as the URL expresses it. */
export function buildListState(resource: Resource, id: number, state: ViewState): ListState {
  return parseListAddress(resource, '1', new URLSearchParams(viewQuery(id, state)));
}

export function readLayout({ columns, widths, pinned }: ViewState): Layout {
  return { ...(columns && { columns }), ...(widths && { widths }), ...(pinned && { pinned }) };
}

/** Whether a list equals its view. Settings that the view does not store are ignored. */
export function matchesView(
  resource: Resource,
  view: { readonly id: number; readonly state: ViewState },
  list: ListState,
  layout: Layout,
): boolean {
  const saved = buildListState(resource, view.id, view.state);
  const size = view.state.per_page === undefined ? {} : { per_page: list.perPage };
  const now = buildViewState({ ...list, perPage: undefined }, layout);
  const then = buildViewState({ ...saved, perPage: undefined }, readLayout(view.state));
  return (
    canonical({ ...now, ...size }) ===
    canonical({ ...then, ...(view.state.per_page && { per_page: view.state.per_page }) })
  );
}

/** The same JSON for equal states, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
