import {
  type BuzbotBroadcastRow,
  buzbotBroadcast,
} from '@rentyard/contract/entities/chat/broadcast';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import { SegmentedControl } from '@rentyard/ui/SegmentedControl';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { ListSearch } from '../../../records/list/ListSearch.tsx';
import { ListFailed } from '../../../records/list/ListStates.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useEvents } from '../../../services/events/useEvents.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { BroadcastStateBadge } from './BroadcastStateBadge.tsx';

const records = recordsOf(buzbotBroadcast);
const pageSize = 25;

/** The states of the broadcasts of each list. */
const lists = {
  scheduled: 'queued',
  sent: 'running,paused,done,cancelled',
} as const;

type ListName = keyof typeof lists;

/** Scheduled and sent broadcasts, with a search by text. */
export function PastBroadcasts({ open }: { readonly open: number | undefined }): ReactNode {
  const t = useT();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const search = (params.get('quick_filter') ?? '').trim();
  const page = Number(params.get('page')) || 1;
  const wanted = params.get('list');
  const list: ListName = wanted === 'scheduled' ? wanted : 'sent';
  const response = records.useList({
    page,
    perPage: pageSize,
    search: acceptedSearch(search),
    filters: [{ path: 'state', operator: 'in', value: lists[list] }],
  });
  useEvents(['broadcast', 'reset'], () => response.refetch());
  const change = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (name !== 'page') next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const rows = response.data?.data as readonly BuzbotBroadcastRow[] | undefined;
  const meta = response.data?.meta;
  return (
    <Card title={t('broadcast.past')}>
      <Stack gap={3}>
        <SegmentedControl
          label={t('broadcast.past')}
          value={list}
          options={(['sent', 'scheduled'] as const).map((value) => ({
            value,
            label: t(`broadcast.list.${value}`),
          }))}
          onChange={(value) => change('list', value === 'sent' ? '' : value)}
        />
        <ListSearch
          resource={buzbotBroadcast}
          search={search}
          onSearch={(typed) => change('quick_filter', typed)}
        />
        {rows ? (
          rows.length > 0 ? (
            <ul>
              {rows.map((row) => (
                <PastBroadcast key={row.id} broadcast={row} isOpen={row.id === open} />
              ))}
            </ul>
          ) : search ? (
            <NoMatch onClear={() => change('quick_filter', '')} />
          ) : list === 'scheduled' ? (
            <EmptyState title={t('broadcast.list.scheduled_empty')} />
          ) : (
            <EmptyState title={t('broadcast.empty')} text={t('broadcast.empty_text')} />
          )
        ) : response.error ? (
          <ListFailed
            failure={isApiFailure(response.error) ? response.error : undefined}
            onRetry={response.refetch}
          />
        ) : (
          <Skeleton height={240} />
        )}
        {meta && meta.last_page > 1 && (
          <Stack direction="row" gap={2} align="center" justify="space-between">
            <Button disabled={page <= 1} onClick={() => change('page', String(page - 1))}>
              {t('broadcast.newer')}
            </Button>
            <span>
              {format.number(page)} / {format.number(meta.last_page)}
            </span>
            <Button
              disabled={page >= meta.last_page}
              onClick={() => change('page', String(page + 1))}
            >
              {t('broadcast.older')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

interface PastBroadcastProps {
  readonly broadcast: BuzbotBroadcastRow;
  readonly isOpen: boolean;
}

/** A broadcast in the list: text, state and number of deliveries. */
function PastBroadcast({ broadcast, isOpen }: PastBroadcastProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const [params] = useSearchParams();
  const { id, state, counts, created_at, message } = broadcast;
  const address = new URLSearchParams(params);
  address.set('broadcast', String(id));
  const reached = counts.sent + counts.delivered;
  return (
    <Row>
      <RouterLink
        to={path(`/buzbot_broadcast?${address}`)}
        aria-current={isOpen ? 'true' : undefined}
      >
        {broadcast.texts ?? message}
      </RouterLink>
      <footer>
        <BroadcastStateBadge state={state} />
        <time dateTime={created_at} title={format.exactMoment(created_at)}>
          {format.relative(created_at)}
        </time>
        <p>
          {t('broadcast.reached', {
            reached: format.number(reached),
            total: format.number(counts.total),
          })}
          {counts.failed > 0 && (
            <span data-part="failed">{t('broadcast.failed', { count: counts.failed })}</span>
          )}
        </p>
      </footer>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  padding: ${theme.space3} ${theme.space2};
  border-radius: ${theme.radius};

  & + & { border-top: 1px solid ${theme.hairline}; }
  &:hover { background: ${theme.hover}; }
  &:has([aria-current]) { background: ${theme.selected}; }
  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    font-weight: 500;
    text-decoration: none;
  }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${theme.radius}; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space1} ${theme.space2};
    margin-top: ${theme.space1};
    font-size: ${theme.textSm};
    color: ${theme.textMuted};
  }
  footer > p { flex: 1 0 100%; margin: 0; }
  [data-part='failed'] { margin-inline-start: ${theme.space2}; color: ${theme.danger}; }
  time { margin-inline-start: auto; }
`;
