import type { Resource } from '@rentyard/contract/schema/resource';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { trailOf } from '../navigation/listTrail.ts';
import { type ListState, parseListAddress, parsePage, printListAddress } from './listAddress.ts';

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
export function useListAddress(resource: Resource): ListAddress {
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
export function isPlainPage(segment: string): boolean {
  return String(parsePage(segment)) === segment;
}
