import type { Filter } from '@rentyard/contract/schema/listQuery';
import { defaultPageSize } from '@rentyard/contract/schema/parseListQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { ApiFailure } from '../../services/api/failure.ts';
import type { Page } from '../../services/api/listApi.ts';
import { listOf, type QueryResult } from '../../services/api/listOf.ts';
import { whenIdle } from '../../services/api/whenIdle.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { usePreferences } from '../../services/session/usePreferences.ts';
import { type ListTrail, trailOf } from '../navigation/listTrail.ts';
import {
  type ListState,
  listQueryOf,
  parseListAddress,
  parsePage,
  printListAddress,
} from './listAddress.ts';

export interface ListController {
  readonly state: ListState;
  readonly perPage: number;
  /** `refreshing`: the rows are those of the question before; the answer is under way. */
  readonly status: 'loading' | 'refreshing' | 'ready' | 'failed';
  /** Undefined until the first have come. */
  readonly rows: readonly RecordBase[] | undefined;
  /** When they came, in milliseconds. */
  readonly readAt: number | undefined;
  readonly total: number | undefined;
  readonly isTotalExact: boolean;
  /** A search or a filter is on. */
  readonly isNarrowed: boolean;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  /** Changes what is shown and goes back to page 1 unless the change names a page. */
  readonly change: (part: Partial<ListState>) => void;
  readonly clear: () => void;
  /** Address of a change of this list, without the language; of its first page unless it names one. */
  readonly addressOf: (part: Partial<ListState>) => string;
  /** Asks for a page before it is shown. */
  readonly expectPage: (page: number) => void;
  /** For links from this list to its records. */
  readonly trail: ListTrail;
}

const noFilters: readonly Filter[] = [];

/** Behaviour of a list: the address says what is shown, everything else follows (P-LIST-1 to 5, 10). */
export function useList(resource: Resource): ListController {
  const address = useListAddress(resource);
  const { state, go, addressOf } = address;
  const preferred = usePreferences().lists?.[resource.subject]?.per_page;
  const perPage = state.perPage ?? preferred ?? defaultPageSize;
  const shown = useMemo(() => ({ ...state, perPage }), [state, perPage]);

  const records = useMemo(() => listOf(resource.name), [resource]);
  const answer = records.useList(listQueryOf(shown));
  // A resource without its literal type has rows of the base fields alone.
  const page = answer.data as Page<RecordBase> | undefined;
  const isCurrent = answer.currentData !== undefined;
  const rows = page?.data;
  const total = page?.meta.total;
  const lastPage = Math.max(1, page?.meta.last_page ?? 1);
  const prefetch = records.usePrefetchList();

  useCanonicalAddress(address, shown, isCurrent ? lastPage : undefined);
  useEffect(() => {
    if (!isCurrent || shown.page >= lastPage) return;
    // These rows come first: asking tells every part of the page that listens to the store.
    return whenIdle(() => prefetch(listQueryOf({ ...shown, page: shown.page + 1 })));
  }, [isCurrent, shown, lastPage, prefetch]);

  const trail = useMemo(
    () => ({
      list: addressOf(shown),
      ids: rows?.map((row) => row.id) ?? [],
      offset: (shown.page - 1) * perPage,
      total: total ?? 0,
    }),
    [addressOf, shown, rows, perPage, total],
  );

  return {
    state: shown,
    perPage,
    status: statusOf(answer, page),
    isNarrowed: shown.search !== '' || shown.filters.length > 0,
    rows,
    readAt: answer.fulfilledTimeStamp,
    total,
    isTotalExact: page?.meta.total_is_exact ?? true,
    failure: answer.error,
    retry: answer.refetch,
    change: (part) => go({ ...shown, page: 1, ...part }),
    clear: () => go({ ...shown, page: 1, search: '', filters: noFilters }),
    addressOf: (part) => addressOf({ ...shown, page: 1, ...part }),
    expectPage: (number) => prefetch(listQueryOf({ ...shown, page: number })),
    trail,
  };
}

/** A malformed page becomes 1, one past the end the last; a size of the reader's own joins the address. */
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
    // A size that was chosen on this visit is on its way into the address already.
    const isNew = seen.current !== visit;
    seen.current = visit;
    if (isCovered || !(isMalformed || isPastEnd || (lacksSize && isNew))) return;
    go({ ...shown, page: isPastEnd ? lastPage : shown.page }, { replace: true });
  }, [isCovered, isMalformed, isPastEnd, lacksSize, visit, lastPage, shown, go]);
}

function statusOf(
  { error, isFetching, currentData }: QueryResult<unknown>,
  page: Page<RecordBase> | undefined,
): ListController['status'] {
  if (error && !isFetching && currentData === undefined) return 'failed';
  // Past the end there are rows elsewhere, and the address is about to move there.
  if (!page || (page.data.length === 0 && page.meta.total > 0)) return 'loading';
  return isFetching && currentData === undefined ? 'refreshing' : 'ready';
}

interface ListAddress {
  /** What the address says. */
  readonly state: ListState;
  /** Whether a sheet lies over the list: then the address is the record's. */
  readonly isCovered: boolean;
  /** The segment of the page as written; undefined under a sheet. */
  readonly pageSegment: string | undefined;
  /** Tells one visit of the address from the next. */
  readonly visit: string;
  /** The address that shows a state, without the language. */
  readonly addressOf: (state: ListState) => string;
  /** Shows another state. `replace` when nobody asked for it, so that Back does not return to it. */
  readonly go: (state: ListState, options?: { readonly replace?: boolean }) => void;
}

/**
 * Reads what a list shows off the address, which is the only truth of it (P-LIST-3). Under a sheet the
 * list keeps showing what it showed when the sheet was opened.
 */
function useListAddress(resource: Resource): ListAddress {
  const { page } = useParams();
  const { search, state: historyState, key: visit } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const isCovered = page === undefined;
  const behind = isCovered ? trailOf(historyState)?.list : undefined;
  const state = useMemo(() => {
    if (!isCovered) return parseListAddress(resource, page, new URLSearchParams(search));
    const { pathname, searchParams } = new URL(behind ?? '/', 'http://list');
    return parseListAddress(resource, pathname.split('/').at(-1), searchParams);
  }, [resource, isCovered, page, search, behind]);
  const addressOf = useCallback(
    (shown: ListState) => `/${resource.subject}/page/${shown.page}${printListAddress(shown)}`,
    [resource],
  );
  const go = useCallback<ListAddress['go']>(
    (shown, options) => {
      void navigate(path(addressOf(shown)), { replace: options?.replace ?? false });
    },
    [navigate, path, addressOf],
  );
  return { state, isCovered, pageSegment: page, visit, addressOf, go };
}

/** Whether a page segment is written as this list writes it: `02` and `x` are not. */
function isPlainPage(segment: string): boolean {
  return String(parsePage(segment)) === segment;
}
