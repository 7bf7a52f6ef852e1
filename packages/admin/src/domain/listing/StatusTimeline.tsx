import type { StatusEntry } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { statusHistoryRoute } from '@rentyard/contract/schema/routes/resourceRoutes';
import { nextStatuses } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Timeline } from '@rentyard/ui/Timeline';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../../features/status/ReasonDialog.tsx';
import { useStatusChange } from '../../features/status/useStatusChange.ts';
import { EntryMeta, StatusStep, statusTones } from '../../features/timeline/timelineEntry.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { statusOf } from '../../records/form/values/recordText.ts';
import { PagedEntries } from '../../records/list/PagedEntries.tsx';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, pageContent } from '../../services/api/endpoint.ts';
import { recordTags } from '../../services/api/listApi.ts';
import { joinRows, numberedPages } from '../../services/api/numberedPages.ts';
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
        buildRequest<Route>(`GET ${paths[resource] as Route['path']}`, {
          params: { id },
          query: { page, per_page: pageSize },
        }),
      extraOptions: pageContent,
      providesTags: (_, __, { resource, id }) => recordTags(resource, [id]),
      keepUnusedDataFor: 0,
    }),
  }),
});

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
  const history = statusHistoryApi.useStatusHistoryInfiniteQuery({
    resource: resource.name,
    id: record.id,
  });
  const entries = joinRows(history.data?.pages ?? []);
  const [last] = entries;
  const items = entries.map((entry) => ({
    id: entry.id,
    tone: statusTones[entry.to],
    title: <StatusStep {...entry} />,
    meta: <EntryMeta {...entry} />,
  }));
  return (
    <Card title={t('listing.card.statuses')}>
      <Stack gap={3}>
        <PagedEntries
          query={history}
          isEmpty={entries.length === 0}
          failedText={t('listing.statuses_failed')}
          emptyText={t('listing.no_statuses')}
        >
          {entries.length > 0 && <Timeline items={items} />}
          {last && <Undo resource={resource} record={record} last={last} />}
        </PagedEntries>
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
