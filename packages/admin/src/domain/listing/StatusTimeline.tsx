import type { StatusEntry } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { statusHistoryRoute } from '@rentyard/contract/schema/resourceRoutes';
import { nextStatuses, type Status } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { Timeline, type TimelineItem } from '@rentyard/ui/Timeline';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../../features/status/ReasonDialog.tsx';
import { useStatusChange } from '../../features/status/useStatusChange.ts';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { statusOf } from '../../records/form/recordText.ts';
import { api } from '../../services/api/api.ts';
import { type DataOf, pageContent, requestOf } from '../../services/api/endpoint.ts';
import { recordTags } from '../../services/api/listApi.ts';
import { numberedPages, rowsOf } from '../../services/api/numberedPages.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

interface StatusHistoryQuery {
  readonly resource: string;
  readonly id: number;
}

const pageSize = 5;

type Route = ReturnType<typeof statusHistoryRoute>;

/** Paths of the status history calls, which the customer's API defines per entity. */
const paths: Readonly<Record<string, Route['path']>> = {
  offers: '/offers/status/:id/history_for_offer',
  tags: '/tags/status/:id/history_for_tag',
  orders: '/order_statuses/:id/history_for_order',
};

/** Status changes of an offer, a tag or an order, newest first. */
const statusHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    statusHistory: build.infiniteQuery<DataOf<Route>, StatusHistoryQuery, number>({
      infiniteQueryOptions: numberedPages,
      query: ({ queryArg: { resource, id }, pageParam: page }) =>
        requestOf<Route>(`GET ${paths[resource] as Route['path']}`, {
          params: { id },
          query: { page, per_page: pageSize },
        }),
      extraOptions: pageContent,
      providesTags: (_, __, { resource, id }) => recordTags(resource, [id]),
      keepUnusedDataFor: 0,
    }),
  }),
});

const tones: Readonly<Record<Status, TimelineItem['tone']>> = {
  new: 'info',
  active: 'success',
  hidden: 'neutral',
  rejected: 'danger',
};

/**
 * The status history of the record, with a button to undo the last change if the transition back
 * exists.
 */
export function StatusTimeline(): ReactNode {
  const { record, resource } = useFormOfRecord();
  return record ? <History resource={resource} record={record} /> : null;
}

interface HistoryProps {
  readonly resource: Resource;
  readonly record: RecordBase;
}

function History({ resource, record }: HistoryProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const history = statusHistoryApi.useStatusHistoryInfiniteQuery({
    resource: resource.name,
    id: record.id,
  });
  const { data, error, refetch } = history;
  const entries = rowsOf(data?.pages ?? []);
  const [last] = entries;
  const items = entries.map(
    ({ id, from, to, reason, created_at, created_by }): TimelineItem => ({
      id,
      tone: tones[to],
      title: (
        <>
          {t(`status.${from}`)} › <strong>{t(`status.${to}`)}</strong>
          {reason && <Text as="p">{reason}</Text>}
        </>
      ),
      meta: (
        <>
          {created_by?.name ?? t('listing.by_system')} ·{' '}
          <time dateTime={created_at} title={format.exactMoment(created_at)}>
            {format.relative(created_at)}
          </time>
        </>
      ),
    }),
  );
  return (
    <Card title={t('listing.card.statuses')}>
      <Stack gap={3}>
        {!data && !error && <Skeleton height={64} />}
        {!data && error && (
          <ErrorState title={t('listing.statuses_failed')} onRetry={() => void refetch()} />
        )}
        {data && entries.length === 0 && (
          <Text as="p" tone="muted">
            {t('listing.no_statuses')}
          </Text>
        )}
        {entries.length > 0 && <Timeline items={items} />}
        {last && <Undo resource={resource} record={record} last={last} />}
        {history.hasNextPage && (
          <Button
            variant="ghost"
            isBusy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('listing.older_statuses')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

interface UndoProps extends HistoryProps {
  readonly last: StatusEntry;
}

/** Undoes the last change, if the status has a transition back. */
function Undo({ resource, record, last }: UndoProps): ReactNode {
  const t = useT();
  const may = useCan('change_status', resource.subject);
  const { change, isBusy, pending, submitReason, cancel } = useStatusChange(resource);
  const leadsBack =
    resource.statuses !== undefined && nextStatuses(resource.statuses, last.to).includes(last.from);
  if (!may || !leadsBack || statusOf(record) !== last.to) return null;
  return (
    <>
      <Button isBusy={isBusy} onClick={() => change(record, last.from)}>
        {t('listing.undo_status', { status: t(`status.${last.from}`) })}
      </Button>
      {pending && (
        <ReasonDialog resource={resource} id={record.id} onReason={submitReason} onClose={cancel} />
      )}
    </>
  );
}
