import { type ProposalState, proposalStates } from '@rentyard/contract/entities/proposal/proposal';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { parsePage } from '../../records/list/listAddress.ts';
import { listParameters } from '../../services/api/listApi.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';

/** The state of the screen in its address. */
interface Shown {
  readonly page: number;
  readonly search: string;
  readonly state: ProposalState | undefined;
  /** Id of the open proposal. */
  readonly proposal: number | undefined;
}

export interface ProposalsAddress extends Shown {
  /** Query parameters of the request. */
  readonly query: Readonly<Record<string, string>>;
  /** Address after a change. Another list starts at its first page without an open proposal. */
  readonly buildAddress: (part: Partial<Shown>) => string;
}

const perPage = 25;

/** The address is the only state of the list, as of every list. */
export function useProposalsAddress(): ProposalsAddress {
  const { page: segment } = useParams();
  const [params] = useSearchParams();
  const path = usePath();
  const shown = useMemo(
    (): Shown => ({
      page: parsePage(segment),
      search: params.get('quick_filter') ?? '',
      state: proposalStates.find((state) => state === params.get('filter[state]')),
      proposal: Number(params.get('proposal')) || undefined,
    }),
    [segment, params],
  );
  const buildAddress = useCallback(
    (part: Partial<Shown>) => {
      const next: Shown = { ...shown, page: 1, proposal: undefined, ...part };
      const query = new URLSearchParams();
      if (next.search) query.set('quick_filter', next.search);
      if (next.state) query.set('filter[state]', next.state);
      if (next.proposal) query.set('proposal', String(next.proposal));
      const written = String(query);
      return path(`/proposals/page/${next.page}${written && `?${written}`}`);
    },
    [shown, path],
  );
  const query = listParameters({
    page: shown.page,
    perPage,
    search: acceptedSearch(shown.search),
    filters: shown.state && [{ path: 'state', operator: 'eq', value: shown.state }],
  });
  return { ...shown, query, buildAddress };
}
