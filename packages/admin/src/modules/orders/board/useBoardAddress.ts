import { order } from '@rentyard/contract/entities/order';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NarrowedList } from '../../../records/filters/ListToolbar.tsx';
import { parseListAddress, printListAddress } from '../../../records/list/listAddress.ts';
import type { ListTrail } from '../../../records/navigation/listTrail.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import type { BoardNarrowing } from './boardApi.ts';

interface BoardAddress extends NarrowedList {
  readonly narrowing: BoardNarrowing;
  /** URL of the table with the same search and filters, without the language. */
  readonly tableAddress: string;
  /** Leads back to the board from a new order. */
  readonly trail: ListTrail;
}

/** The search and the filters of the board, which are in its URL like those of a list. */
export function useBoardAddress(): BoardAddress {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  return useMemo(() => {
    const { search, filters } = parseListAddress(order, '1', new URLSearchParams(query));
    // The columns are the statuses.
    const narrowing = { search, filters: filters.filter((filter) => filter.path !== 'status') };
    const addressOf = (state: BoardNarrowing) => `/orders/board${printListAddress(state)}`;
    return {
      narrowing,
      state: narrowing,
      change: (part) => void navigate(path(addressOf({ ...narrowing, ...part }))),
      tableAddress: `/orders/page/1${printListAddress(narrowing)}`,
      trail: { list: addressOf(narrowing), ids: [], offset: 0, total: 0 },
    };
  }, [query, navigate, path]);
}
