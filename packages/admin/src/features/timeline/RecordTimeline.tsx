import { nanoid } from '@reduxjs/toolkit';
import type { TimelineItem as Item } from '@rentyard/contract/entities/commentRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Status } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { Timeline, type TimelineItem } from '@rentyard/ui/Timeline';
import type { ReactNode } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { timelineApi } from './timelineApi.ts';

interface RecordTimelineProps {
  readonly resource: Resource;
  readonly record: RecordBase;
}

/** Comments, status changes and field changes of a record, newest first, and a form to comment. */
export function RecordTimeline({ resource, record }: RecordTimelineProps): ReactNode {
  const t = useT();
  const { id } = record;
  const mayComment = useCan('comment', resource.subject);
  const timeline = timelineApi.useTimelineInfiniteQuery({ resource: resource.name, id });
  const [addComment] = timelineApi.useAddCommentMutation();
  const { data, error, refetch } = timeline;
  const items = data?.pages.flatMap((page) => page.data) ?? [];
  const toItem = useTimelineItem({ resource, record }, items);
  return (
    <Card title={t('timeline.title')}>
      <Stack gap={4}>
        {mayComment && (
          <CommentForm
            resource={resource}
            label={t('timeline.comment')}
            submitLabel={t('timeline.send')}
            onSubmit={async (text) => {
              const comment = { resource: resource.name, id, text };
              await addComment({ ...comment, idempotencyKey: nanoid() }).unwrap();
            }}
          />
        )}
        {!data && !error && <Skeleton height={64} />}
        {!data && error && (
          <ErrorState title={t('timeline.failed')} onRetry={() => void refetch()} />
        )}
        {data && items.length === 0 && (
          <Text as="p" tone="muted">
            {t('timeline.empty')}
          </Text>
        )}
        {items.length > 0 && <Timeline items={items.map(toItem)} />}
        {timeline.hasNextPage && (
          <Button
            variant="ghost"
            isBusy={timeline.isFetchingNextPage}
            onClick={() => void timeline.fetchNextPage()}
          >
            {t('timeline.more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const tones: Readonly<Record<Status, TimelineItem['tone']>> = {
  new: 'info',
  active: 'success',
  hidden: 'neutral',
  rejected: 'danger',
};

function useTimelineItem(
  { resource, record }: RecordTimelineProps,
  items: readonly Item[],
): (item: Item) => TimelineItem {
  const t = useT();
  const format = useFormat();
  const entries = items.filter((item) => item.kind === 'change');
  const contentOf = (item: Item): ReactNode => {
    switch (item.kind) {
      case 'comment':
        return <CommentItem resource={resource} recordId={record.id} comment={item} />;
      case 'status':
        return (
          <>
            {t(`status.${item.from}`)} › <strong>{t(`status.${item.to}`)}</strong>
            {item.reason && <Text as="p">{item.reason}</Text>}
          </>
        );
      case 'change':
        return <FieldChanges resource={resource} record={record} entries={entries} entry={item} />;
    }
  };
  return (item) => ({
    id: `${item.kind}.${item.id}`,
    tone: item.kind === 'status' ? tones[item.to] : item.kind === 'comment' ? 'info' : 'neutral',
    title: contentOf(item),
    meta: (
      <>
        {item.created_by?.name ?? t('timeline.system')} ·{' '}
        <time dateTime={item.created_at} title={format.exactMoment(item.created_at)}>
          {format.relative(item.created_at)}
        </time>
        {item.kind === 'comment' && item.updated_at !== null && ` · ${t('timeline.edited')}`}
      </>
    ),
  });
}
