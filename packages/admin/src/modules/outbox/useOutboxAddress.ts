import { mailStates } from '@rentyard/contract/entities/system/outbox';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { parsePage } from '../../records/list/listAddress.ts';
import { listParameters } from '../../services/api/listApi.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';

export type MailState = (typeof mailStates)[number];

/** The state of the outbox in its address. */
interface Shown {
  readonly page: number;
  readonly search: string;
  readonly state: MailState | undefined;
  /** Id of the open mail. */
  readonly mail: number | undefined;
}

interface OutboxAddress extends Shown {
  /** Query parameters of the request. */
  readonly query: Readonly<Record<string, string>>;
  /** Address after a change. Another list starts at its first page without an open mail. */
  readonly buildAddress: (part: Partial<Shown>) => string;
}

const perPage = 25;

/** The address is the only state of the outbox, as of every list. */
export function useOutboxAddress(): OutboxAddress {
  const { page: segment } = useParams();
  const [params] = useSearchParams();
  const path = usePath();
  const shown = useMemo(
    (): Shown => ({
      page: parsePage(segment),
      search: params.get('quick_filter') ?? '',
      state: mailStates.find((state) => state === params.get('filter[state]')),
      mail: Number(params.get('mail')) || undefined,
    }),
    [segment, params],
  );
  const buildAddress = useCallback(
    (part: Partial<Shown>) => {
      const next: Shown = { ...shown, page: 1, mail: undefined, ...part };
      const query = new URLSearchParams();
      if (next.search) query.set('quick_filter', next.search);
      if (next.state) query.set('filter[state]', next.state);
      if (next.mail) query.set('mail', String(next.mail));
      const written = String(query);
      return path(`/outbox/page/${next.page}${written && `?${written}`}`);
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
