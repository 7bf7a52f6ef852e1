import { commentParts } from '@rentyard/contract/entities/comment';
import type { Comment } from '@rentyard/contract/entities/commentRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { IconButton } from '@rentyard/ui/IconButton';
import { theme } from '@rentyard/ui/theme';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { CommentForm } from './CommentForm.tsx';
import { nameOf, typedText } from './mentions.ts';
import { timelineApi } from './timelineApi.ts';

interface CommentItemProps {
  readonly resource: Resource;
  readonly recordId: number;
  readonly comment: Comment;
}

/** A comment with its mentions, and buttons for those who may edit or delete it. */
export function CommentItem({ resource, recordId, comment }: CommentItemProps): ReactNode {
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
            <strong key={index}>@{nameOf(part, mentions)}</strong>
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
