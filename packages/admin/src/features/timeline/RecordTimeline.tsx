import { nanoid } from '@reduxjs/toolkit';
import type { TimelineItem as Item } from '@rentyard/contract/entities/commentRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Timeline, type TimelineItem } from '@rentyard/ui/Timeline';
import type { ReactNode } from 'react';
import { PagedEntries } from '../../records/list/PagedEntries.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { timelineApi } from './timelineApi.ts';
import { EntryMeta, StatusStep, statusTones } from './timelineEntry.tsx';

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
  const items = timeline.data?.pages.flatMap((page) => page.data) ?? [];
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
        <PagedEntries
          query={timeline}
          isEmpty={items.length === 0}
          failedText={t('timeline.failed')}
          emptyText={t('timeline.empty')}
        >
          {items.length > 0 && <Timeline items={items.map(toItem)} />}
        </PagedEntries>
      </Stack>
    </Card>
  );
}

function useTimelineItem(
  { resource, record }: RecordTimelineProps,
  items: readonly Item[],
): (item: Item) => TimelineItem {
  const t = useT();
  const entries = items.filter((item) => item.kind === 'change');
  const contentOf = (item: Item): ReactNode => {
    switch (item.kind) {
      case 'comment':
        return <CommentItem resource={resource} recordId={record.id} comment={item} />;
      case 'status':
        return <StatusStep {...item} />;
      case 'change':
        return <FieldChanges resource={resource} record={record} entries={entries} entry={item} />;
    }
  };
  return (item) => ({
    id: `${item.kind}.${item.id}`,
    tone:
      item.kind === 'status' ? statusTones[item.to] : item.kind === 'comment' ? 'info' : 'neutral',
    title: contentOf(item),
    meta: (
      <>
        <EntryMeta {...item} />
        {item.kind === 'comment' && item.updated_at !== null && ` · ${t('timeline.edited')}`}
      </>
    ),
  });
}
