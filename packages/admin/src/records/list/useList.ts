import {
  defaultPageSize,
  type Filter,
  type ListQuery,
} from '@rentyard/contract/schema/listQuery/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { ApiFailure } from '../../services/api/failure.ts';
import { listHooks, type Page, type QueryResult } from '../../services/api/listApi.ts';
import { whenIdle } from '../../services/api/status/whenIdle.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { usePreferences } from '../../services/session/usePreferences.ts';
import { type ListTrail, parseTrail } from '../navigation/listTrail.ts';
import {
  buildListQuery,
  type ListState,
  parseListAddress,
  parsePage,
  printListAddress,
} from './listAddress.ts';
import { useHeldRows } from './rows/useHeldRows.ts';

export interface ListController {
  readonly state: ListState;
  readonly perPage: number;
  /** `refreshing`: the rows belong to the previous query while the next loads. */
  readonly status: 'loading' | 'refreshing' | 'ready' | 'failed';
  /** Undefined until the first rows are loaded. */
  readonly rows: readonly RecordBase[] | undefined;
  /** The number of rows that were changed here and keep a position that is no longer theirs. */
  readonly displaced: number;
  /** Shows all rows in the order of the list. */
  readonly sortAgain: () => void;
  /** When they were loaded, in milliseconds. */
  readonly readAt: number | undefined;
  readonly total: number | undefined;
  readonly isTotalExact: boolean;
  /** The number of exact matches of the search, when similar ones follow. */
  readonly exactTotal: number | undefined;
  /** A search or a filter is active. */
  readonly isNarrowed: boolean;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  /** Changes the state and goes back to page 1 unless the change names a page. */
  readonly change: (part: Partial<ListState>) => void;
  readonly clear: () => void;
  /**
   * URL of a changed state, without the language; of its first page unless the change names one.
   */
  readonly buildAddress: (part: Partial<ListState>) => string;
  /** Prefetches a page. */
  readonly expectPage: (page: number) => void;
  /** For links from this list to its records. */
  readonly trail: ListTrail;
}

/** Amounts in the base currency, and fields of rows that the server computes only on request. */
export type OptionalCells = Pick<ListQuery, 'isNormalized' | 'include'>;

const noFilters: readonly Filter[] = [];

/**
 * Behaviour of a list: its state is in the URL, and everything else is derived from it (P-LIST-1 to
 * 5, 10). `optional` is what rows have only on request. Must be stable.
 */
export function useList(resource: Resource, optional?: OptionalCells): ListController {
  const address = useListAddress(resource);
  const { state, go, buildAddress } = address;
  const preferred = usePreferences().lists?.[resource.subject]?.per_page;
  const perPage = state.perPage ?? preferred ?? defaultPageSize;
  const shown = useMemo(() => ({ ...state, perPage }), [state, perPage]);

  const timeZone = useTimeZone();
  const records = useMemo(() => listHooks(resource.name), [resource]);
  const buildQuery = useCallback(
    (state: ListState): ListQuery => ({
      ...buildListQuery(state, timeZone, resource),
      ...optional,
    }),
    [resource, timeZone, optional],
  );
  const query = buildQuery(shown);
  const result = records.useList(query);
  // Without the literal type of the resource, rows have base fields only.
  const page = result.data as Page<RecordBase> | undefined;
  const isCurrent = result.currentData !== undefined;
  const { rows, displaced, release } = useHeldRows(
    resource.name,
    isCurrent ? JSON.stringify(query) : undefined,
    page?.data,
  );
  const total = page?.meta.total;
  const lastPage = Math.max(1, page?.meta.last_page ?? 1);
  const prefetch = records.usePrefetchList();

  useCanonicalAddress(address, shown, isCurrent ? lastPage : undefined);
  useEffect(() => {
    if (!isCurrent || shown.page >= lastPage) return;
    // Prefetch when idle: a request notifies every subscriber of the store.
    return whenIdle(() => prefetch(buildQuery({ ...shown, page: shown.page + 1 })));
  }, [isCurrent, shown, lastPage, prefetch, buildQuery]);

  const trail = useTrailOfRows(
    useMemo(
      () => ({
        list: buildAddress(shown),
        ids: rows?.map((row) => row.id) ?? [],
        offset: (shown.page - 1) * perPage,
        total: total ?? 0,
      }),
      [buildAddress, shown, rows, perPage, total],
    ),
    !isCurrent && rows !== undefined && result.error === undefined,
  );

  const buildPartAddress = useCallback<ListController['buildAddress']>(
    (part) => buildAddress({ ...shown, page: 1, ...part }),
    [buildAddress, shown],
  );
  const expectPage = useCallback(
    (number: number) => prefetch(buildQuery({ ...shown, page: number })),
    [prefetch, buildQuery, shown],
  );

  return {
    state: shown,
    perPage,
    status: findListStatus(result, page),
    isNarrowed: shown.search !== '' || shown.filters.length > 0,
    rows,
    displaced,
    sortAgain: release,
    readAt: result.fulfilledTimeStamp,
    total,
    isTotalExact: page?.meta.total_is_exact ?? true,
    exactTotal: page?.meta.exact_total,
    failure: result.error,
    retry: result.refetch,
    change: (part) => go({ ...shown, page: 1, ...part }),
    clear: () => go({ ...shown, page: 1, search: '', filters: noFilters }),
    buildAddress: buildPartAddress,
    expectPage,
    trail,
  };
}

/**
 * Corrects the URL: a malformed page becomes 1, a page past the end the last one, and a preferred
 * page size is added.
 */
function useCanonicalAddress(
  { state, isCovered, pageSegment, visit, go }: ReturnType<typeof useListAddress>,
  shown: ListState,
  lastPage: number | undefined,
): void {
  const isMalformed = pageSegment !== undefined && !isPlainPage(pageSegment);
  const isPastEnd = lastPage !== undefined && shown.page > lastPage;
  const lacksSize = state.perPage === undefined && shown.perPage !== defaultPageSize;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // A page size chosen on this visit is already being written to the URL.
    const isNew = seen.current !== visit;
    seen.current = visit;
    if (isCovered || !(isMalformed || isPastEnd || (lacksSize && isNew))) return;
    go({ ...shown, page: isPastEnd ? lastPage : shown.page }, { replace: true });
  }, [isCovered, isMalformed, isPastEnd, lacksSize, visit, lastPage, shown, go]);
}

function findListStatus(
  { error, isFetching, currentData }: QueryResult<unknown>,
  page: Page<RecordBase> | undefined,
): ListController['status'] {
  if (error && !isFetching && currentData === undefined) return 'failed';
  // The page is past the end, and the URL is about to be corrected.
  if (!page || (page.data.length === 0 && page.meta.total > 0)) return 'loading';
  return isFetching && currentData === undefined ? 'refreshing' : 'ready';
}

/** While other rows load, the trail stays that of the rows that are shown, so they need not render. */
function useTrailOfRows(trail: ListTrail, isRefreshing: boolean): ListTrail {
  const [shown, setShown] = useState(trail);
  if (!isRefreshing && trail !== shown) setShown(trail);
  return isRefreshing ? shown : trail;
}

interface ListAddress {
  /** The state in the URL. */
  readonly state: ListState;
  /** Whether a sheet covers the list. The URL is then that of the record. */
  readonly isCovered: boolean;
  /** The page segment as written; undefined under a sheet. */
  readonly pageSegment: string | undefined;
  /** Key of the history entry. */
  readonly visit: string;
  /** The URL of a state, without the language. */
  readonly buildAddress: (state: ListState) => string;
  /**
   * Navigates to another state. Use `replace` for corrections, so that Back does not return to
   * them.
   */
  readonly go: (state: ListState, options?: { readonly replace?: boolean }) => void;
}

/**
 * The state of a list comes from the URL only (P-LIST-3). Under a sheet the list keeps the state it
 * had when the sheet was opened.
 */
function useListAddress(resource: Resource): ListAddress {
  const { page } = useParams();
  const { search, state: historyState, key: visit } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const isCovered = page === undefined;
  const behind = isCovered ? parseTrail(historyState)?.list : undefined;
  const state = useMemo(() => {
    if (!isCovered) return parseListAddress(resource, page, new URLSearchParams(search));
    const { pathname, searchParams } = new URL(behind ?? '/', 'http://list');
    return parseListAddress(resource, pathname.split('/').at(-1), searchParams);
  }, [resource, isCovered, page, search, behind]);
  const buildAddress = useCallback(
    (shown: ListState) => `/${resource.subject}/page/${shown.page}${printListAddress(shown)}`,
    [resource],
  );
  const go = useCallback<ListAddress['go']>(
    (shown, options) => {
      void navigate(path(buildAddress(shown)), { replace: options?.replace ?? false });
    },
    [navigate, path, buildAddress],
  );
  return { state, isCovered, pageSegment: page, visit, buildAddress, go };
}

/** Whether a page segment has canonical form: `02` and `x` do not. */
function isPlainPage(segment: string): boolean {
  return String(parsePage(segment)) === segment;
}
