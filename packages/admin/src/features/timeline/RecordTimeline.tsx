import { nanoid } from '@reduxjs/toolkit';
import { commentParts } from '@rentyard/contract/entities/collaboration/comment';
import type {
  Comment,
  TimelineItem as Item,
} from '@rentyard/contract/entities/collaboration/commentRoutes';
import type { HistoryEntry } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import { Timeline, type TimelineItem } from '@rentyard/ui/Timeline';
import { theme } from '@rentyard/ui/theme';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { diffKindOf } from '../../records/fields/diffKindOf.ts';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useValueText } from '../../records/fields/useValueText.ts';
import { PagedEntries } from '../../records/list/PagedEntries.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { currenciesAround } from '../history/currenciesAround.ts';
import { CommentForm } from './CommentForm.tsx';
import { findName, typedText } from './mentions.ts';
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
  const renderContent = (item: Item): ReactNode => {
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
    title: renderContent(item),
    meta: (
      <>
        <EntryMeta {...item} />
        {item.kind === 'comment' && item.updated_at !== null && ` · ${t('timeline.edited')}`}
      </>
    ),
  });
}

interface FieldChangesProps {
  readonly resource: Resource;
  /** The record as it is today. */
  readonly record: RecordBase;
  /** The loaded changes of the record, newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The change that is shown. */
  readonly entry: HistoryEntry;
}

/** Texts up to this number of characters are shown with their change. */
const shownLength = 80;

/** The changed fields of a save. The history tab compares texts word by word. */
function FieldChanges(props: FieldChangesProps): ReactNode {
  const { resource, entries, entry } = props;
  const t = useT();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  const isShort = (path: string, ...values: readonly unknown[]) =>
    diffKindOf(resource, path) === 'value' ||
    values.every((value) => (text(path, value)?.length ?? 0) <= shownLength);
  const changes = entry.changes.filter(({ path }) => path !== 'status');
  if (changes.length === 0) return t(`history.action.${entry.action}`);
  return (
    <ul>
      {changes.map(({ path, from, to }) => {
        const { before, after } = currenciesAround(props, entries.indexOf(entry), path);
        return (
          <li key={path}>
            {label(path)}
            {isShort(path, from, to) && (
              <>
                : {text(path, from, before) ?? '—'} ›{' '}
                <strong>{text(path, to, after) ?? '—'}</strong>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CommentItemProps {
  readonly resource: Resource;
  readonly recordId: number;
  readonly comment: Comment;
}

/** A comment with its mentions, and buttons for those who may edit or delete it. */
function CommentItem({ resource, recordId, comment }: CommentItemProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const [isEditing, setEditing] = useState(false);
  const [edit] = timelineApi.useEditCommentMutation();
  const [remove] = timelineApi.useDeleteCommentMutation();
  const { text, mentions } = comment;
  const of = { resource: resource.name, id: recordId, comment: comment.id };
  const handleDelete = async () => {
    const isSure = await confirm({
      title: t('timeline.delete_title'),
      text: t('timeline.delete_text'),
      confirmLabel: t('timeline.delete'),
    });
    if (!isSure) return;
    try {
      await remove(of).unwrap();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      alerts.error(failureText(failure));
    }
  };
  if (isEditing) {
    return (
      <CommentForm
        resource={resource}
        label={t('timeline.edit')}
        submitLabel={t('timeline.save')}
        text={typedText(text, mentions)}
        mentions={mentions}
        onSubmit={async (changed) => {
          await edit({ ...of, text: changed }).unwrap();
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <Bubble>
      <p>
        {commentParts(text).map((part, index) =>
          typeof part === 'number' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their index
            <strong key={index}>@{findName(part, mentions)}</strong>
          ) : (
            part
          ),
        )}
      </p>
      {(comment.can_edit || comment.can_delete) && (
        <Actions>
          {comment.can_edit && (
            <IconButton
              icon={Pencil}
              size="small"
              label={t('timeline.edit')}
              onClick={() => setEditing(true)}
            />
          )}
          {comment.can_delete && (
            <IconButton
              icon={Trash2}
              size="small"
              label={t('timeline.delete')}
              onClick={() => void handleDelete()}
            />
          )}
        </Actions>
      )}
    </Bubble>
  );
}

const Bubble = styled.div`
  display: flex;
  gap: ${theme.space2};
  align-items: flex-start;
  padding: ${theme.space2} ${theme.space3};
  border-radius: ${theme.radius};
  background: ${theme.sunken};

  > p { flex: 1; min-width: 0; margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;

const Actions = styled.div`
  display: flex;
`;
