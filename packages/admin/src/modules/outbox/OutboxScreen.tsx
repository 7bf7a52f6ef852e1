import type { listOutbox } from '@rentyard/contract/entities/system/mailRoutes';
import type { OutboxMail } from '@rentyard/contract/entities/system/outbox';
import { mailStates, outbox } from '@rentyard/contract/entities/system/outbox';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Tabs } from '@rentyard/ui/Tabs';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import MailIcon from 'lucide-react/icons/mail';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { ListSearch } from '../../records/list/ListSearch.tsx';
import { api } from '../../services/api/api.ts';
import { endpoint, pageContent } from '../../services/api/endpoint.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import type { Page } from '../../services/api/listApi.ts';
import { useCounters } from '../../services/counters/useCounters.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { MailView } from './MailView.tsx';
import type { MailState } from './useOutboxAddress.ts';
import { useOutboxAddress } from './useOutboxAddress.ts';

const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.query({
      ...endpoint<typeof listOutbox>('GET /outbox'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The outbox: the list of mails, with the open mail beside it. */
export function OutboxScreen(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const address = useOutboxAddress();
  const { data, error, refetch } = outboxApi.useOutboxQuery({ query: address.query });
  useNewMails(refetch);
  const open = data?.data.find(({ id }) => id === address.mail);
  const failure = isApiFailure(error) ? error : undefined;
  return (
    <>
      <PageHeader
        title={t('outbox.title')}
        count={data && t('list.results', { count: data.meta.total })}
      />
      <Stack gap={3}>
        <Text size="md" tone="muted" as="p">
          {t('outbox.about')}
        </Text>
        <Tabs
          label={t('outbox.by_status')}
          renderLink={renderRouterLink}
          items={[undefined, ...mailStates].map((state) => ({
            id: state ?? 'all',
            label: t(`outbox.state.${state ?? 'all'}`),
            href: address.buildAddress({ state }),
            isCurrent: state === address.state,
          }))}
        />
        <Search>
          <ListSearch
            resource={outbox}
            search={address.search}
            onSearch={(search) => void navigate(address.buildAddress({ search }))}
          />
        </Search>
        {failure && !data && (
          <LoadFailure title={t('outbox.failed')} failure={failure} onRetry={refetch} />
        )}
        {!data && !failure && <Skeleton height={320} />}
        {data?.data.length === 0 && (
          <EmptyState icon={MailIcon} title={t('outbox.empty')} text={t('outbox.empty_text')} />
        )}
        {data && data.data.length > 0 && (
          <Panes data-open={open !== undefined || undefined}>
            <div>
              <MailList page={data} address={address} />
            </div>
            <MailView mail={open} back={address.buildAddress({ page: address.page })} />
          </Panes>
        )}
      </Stack>
    </>
  );
}

/** Refetches when the counter in the side bar changes. */
function useNewMails(refetch: () => void): void {
  const waiting = useCounters().mails_waiting;
  const known = useRef(waiting);
  useEffect(() => {
    if (known.current !== undefined && known.current !== waiting) refetch();
    known.current = waiting;
  }, [waiting, refetch]);
}

// As wide as the search over a table.
const Search = styled.div`
  ${media.notPhone} { max-width: 320px; }
`;

// On narrow screens, an open mail replaces the list.
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${theme.space4};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child, &:not([data-open]) > :last-child { display: none; }
  }
`;

interface MailListProps {
  readonly page: Page<OutboxMail>;
  readonly address: ReturnType<typeof useOutboxAddress>;
}

const tones: Readonly<Record<MailState, BadgeTone>> = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
};

/** A page of mails, newest first. Each links to its view beside the list. */
function MailList({ page, address }: MailListProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { current_page, last_page } = page.meta;
  const step = (to: number, label: 'outbox.newer' | 'outbox.older') => (
    <ButtonLink as={RouterLink} to={address.buildAddress({ page: to })}>
      {t(label)}
    </ButtonLink>
  );
  return (
    <Stack gap={3}>
      <List>
        {page.data.map(({ id, to, subject, state, created_at }) => (
          <li key={id}>
            <RouterLink
              to={address.buildAddress({ page: address.page, mail: id })}
              aria-current={id === address.mail || undefined}
            >
              <Stack direction="row" gap={2} align="center" justify="space-between">
                <Text size="sm" tone="muted" truncate>
                  {to}
                </Text>
                <Text size="sm" tone="muted" style={{ flex: 'none' }}>
                  <time dateTime={created_at} title={format.exactMoment(created_at)}>
                    {format.relative(created_at)}
                  </time>
                </Text>
              </Stack>
              <Stack direction="row" gap={2} align="center" justify="space-between">
                <Text size="md" weight="medium" truncate>
                  {subject}
                </Text>
                <Badge tone={tones[state]}>{t(`outbox.state.${state}`)}</Badge>
              </Stack>
            </RouterLink>
          </li>
        ))}
      </List>
      {last_page > 1 && (
        <Stack direction="row" gap={2} justify="space-between">
          {current_page > 1 ? step(current_page - 1, 'outbox.newer') : <span />}
          {current_page < last_page && step(current_page + 1, 'outbox.older')}
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
