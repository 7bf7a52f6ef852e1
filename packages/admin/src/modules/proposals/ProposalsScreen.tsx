import { proposal, proposalStates } from '@rentyard/contract/entities/proposal/proposal';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Tabs } from '@rentyard/ui/Tabs';
import { media, theme } from '@rentyard/ui/theme';
import GitPullRequest from 'lucide-react/icons/git-pull-request';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { ListSearch } from '../../records/list/ListSearch.tsx';
import { useCountText } from '../../records/list/useCountText.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useCounters } from '../../services/counters/useCounters.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { ProposalList } from './ProposalList.tsx';
import { ProposalView } from './ProposalView.tsx';
import { proposalsApi } from './proposalsApi.ts';
import { useDecisions } from './useDecisions.ts';
import { useProposalsAddress } from './useProposalsAddress.ts';

/** Proposed changes: a list with bulk decisions, and one proposal with its evidence beside it. */
export function ProposalsScreen(): ReactNode {
  const t = useT();
  const countText = useCountText(proposal.name);
  const navigate = useNavigate();
  const address = useProposalsAddress();
  const { data, error, refetch } = proposalsApi.useProposalsQuery({ query: address.query });
  useRefetchOnCounter(refetch);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const rows = data?.data ?? [];
  const open = rows.find(({ id }) => id === address.proposal);
  const at = open ? rows.indexOf(open) : -1;
  const show = (id: number | undefined) =>
    void navigate(address.buildAddress({ page: address.page, proposal: id }), { replace: true });
  const decisions = useDecisions({
    onDecided: (ids) => {
      setSelected([]);
      if (!open || !ids.includes(open.id)) return;
      const next = rows.slice(at + 1).find(({ id }) => !ids.includes(id));
      show((next ?? rows.find(({ id }) => !ids.includes(id)))?.id);
    },
  });
  const failure = isApiFailure(error) ? error : undefined;
  const chosen = rows.filter(({ id, can_decide }) => can_decide && selected.includes(id));
  return (
    <>
      <PageHeader title={t('proposals.title')} count={data && countText(data.meta.total)} />
      <Stack gap={3}>
        <Tabs
          label={t('proposals.by_state')}
          renderLink={renderRouterLink}
          items={[...proposalStates, undefined].map((state) => ({
            id: state ?? 'all',
            label: t(`proposals.state.${state ?? 'all'}`),
            href: address.buildAddress({ state }),
            isCurrent: state === address.state,
          }))}
        />
        <Search>
          <ListSearch
            resource={proposal}
            search={address.search}
            onSearch={(search) => void navigate(address.buildAddress({ search }))}
          />
        </Search>
        {failure && !data && (
          <LoadFailure title={t('proposals.failed')} failure={failure} onRetry={refetch} />
        )}
        {!data && !failure && <Skeleton height={320} />}
        {data && rows.length === 0 && (
          <EmptyState
            icon={GitPullRequest}
            title={t('proposals.empty')}
            text={t('proposals.empty_text')}
          />
        )}
        {data && rows.length > 0 && (
          <Panes data-open={open !== undefined || undefined}>
            <div>
              <ProposalList
                page={data}
                address={address}
                selected={selected}
                onSelect={setSelected}
              />
            </div>
            <ProposalView proposal={open} back={address.buildAddress({ page: address.page })} />
          </Panes>
        )}
      </Stack>
      {(open || chosen.length > 0) && <Room />}
      {(open || chosen.length > 0) && (
        <DecisionBar
          proposals={chosen.length > 0 ? chosen : open ? [open] : []}
          decisions={decisions}
          onNext={rows.length > 1 ? () => show(rows[(at + 1) % rows.length]?.id) : undefined}
        />
      )}
    </>
  );
}

/** Refetches when the counter in the side bar changes. */
function useRefetchOnCounter(refetch: () => void): void {
  const { proposals_open: count } = useCounters();
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== undefined && known.current !== count) refetch();
    known.current = count;
  }, [count, refetch]);
}

/* The bar must not cover the end of the page; on phones it has two rows. */
const Room = styled.div`
  height: 64px;
  ${media.phone} { height: 112px; }
`;

const Search = styled.div`
  ${media.notPhone} { max-width: 320px; }
`;

// On narrow screens, an open proposal replaces the list.
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${theme.space4};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child, &:not([data-open]) > :last-child { display: none; }
  }
`;
