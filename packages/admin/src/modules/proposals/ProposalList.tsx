import type { ProposalState } from '@rentyard/contract/entities/proposal/proposal';
import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../services/api/listApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import type { ProposalsAddress } from './useProposalsAddress.ts';
import { useProposalTitle } from './useProposalTitle.ts';

const stateTones: Readonly<Record<ProposalState, BadgeTone>> = {
  open: 'info',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

interface ProposalListProps {
  readonly page: Page<Proposal>;
  readonly address: ProposalsAddress;
  /** Ids of the proposals for a decision about several. */
  readonly selected: readonly number[];
  readonly onSelect: (ids: readonly number[]) => void;
}

/** A page of proposals. Each links to its view beside the list. */
export function ProposalList({ page, address, selected, onSelect }: ProposalListProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const title = useProposalTitle();
  const { current_page, last_page } = page.meta;
  const decidable = page.data.filter(({ can_decide }) => can_decide).map(({ id }) => id);
  const chosen = decidable.filter((id) => selected.includes(id));
  const step = (to: number, label: 'proposals.newer' | 'proposals.older') => (
    <ButtonLink as={RouterLink} to={address.buildAddress({ page: to })}>
      {t(label)}
    </ButtonLink>
  );
  return (
    <Stack gap={3}>
      {decidable.length > 1 && (
        <Checkbox
          label={t('proposals.select_all', { count: decidable.length })}
          checked={chosen.length === decidable.length}
          isMixed={chosen.length > 0 && chosen.length < decidable.length}
          onChange={() => onSelect(chosen.length === decidable.length ? [] : decidable)}
        />
      )}
      <List>
        {page.data.map((proposal) => {
          const { id, state, created_at, created_by, can_decide, obstacle } = proposal;
          const isSelected = selected.includes(id);
          return (
            <li key={id}>
              {can_decide && (
                <Checkbox
                  label={t('proposals.select', { name: title(proposal) })}
                  isLabelHidden
                  checked={isSelected}
                  onChange={() =>
                    onSelect(isSelected ? selected.filter((one) => one !== id) : [...selected, id])
                  }
                />
              )}
              <RouterLink
                to={address.buildAddress({ page: address.page, proposal: id })}
                aria-current={id === address.proposal || undefined}
              >
                <Stack direction="row" gap={2} align="center" justify="space-between">
                  <Text size="md" weight="medium" truncate>
                    {title(proposal)}
                  </Text>
                  <Badge tone={obstacle ? 'warning' : stateTones[state]}>
                    {t(obstacle ? 'proposals.blocked' : `proposals.state.${state}`)}
                  </Badge>
                </Stack>
                <Stack direction="row" gap={2} align="center" justify="space-between">
                  <Text size="sm" tone="muted" truncate>
                    {created_by?.name}
                  </Text>
                  <Text size="sm" tone="muted" style={{ flex: 'none' }}>
                    <time dateTime={created_at} title={format.exactMoment(created_at)}>
                      {format.relative(created_at)}
                    </time>
                  </Text>
                </Stack>
              </RouterLink>
            </li>
          );
        })}
      </List>
      {last_page > 1 && (
        <Stack direction="row" gap={2} justify="space-between">
          {current_page > 1 ? step(current_page - 1, 'proposals.newer') : <span />}
          {current_page < last_page && step(current_page + 1, 'proposals.older')}
        </Stack>
      )}
    </Stack>
  );
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; }
  > li > :first-child:not(a) { padding-inline-start: ${theme.space4}; }
  > li > a:first-child { grid-column: 1 / -1; }
  > li + li { border-top: 1px solid ${theme.hairline}; }
  a {
    display: grid;
    gap: ${theme.space1};
    padding: ${theme.space3} ${theme.space4};
    color: ${theme.text};
    text-decoration: none;
  }
  a:hover { background: ${theme.hover}; }
  a[aria-current] { background: ${theme.accentSoft}; }
  a:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
`;
