import { order } from '@rentyard/contract/entities/order';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NarrowedList } from '../../../records/filters/ListToolbar.tsx';
import {
  type ListState,
  listQueryOf,
  parseListAddress,
  printListAddress,
} from '../../../records/list/listAddress.ts';
import type { ListTrail } from '../../../records/navigation/listTrail.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
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
  const timeZone = useTimeZone();
  return useMemo(() => {
    const list = parseListAddress(order, '1', new URLSearchParams(query));
    // The columns are the statuses.
    const state = { ...list, filters: list.filters.filter(({ path }) => path !== 'status') };
    const { search, filters } = state;
    const listQuery = listQueryOf(state, timeZone);
    const addressOf = (part: Partial<ListState>) =>
      `/orders/board${printListAddress({ search, filters, ...part })}`;
    return {
      narrowing: { search: listQuery.search, filters: listQuery.filters },
      state: { search, filters },
      change: (part) => void navigate(path(addressOf(part))),
      tableAddress: `/orders/page/1${printListAddress({ search, filters })}`,
      trail: { list: addressOf({}), ids: [], offset: 0, total: 0 },
    };
  }, [query, navigate, path, timeZone]);
}
