import {
  type BuzbotReplyRow,
  buzbotReply,
  replyVariables,
} from '@rentyard/contract/entities/chat/reply';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { IconButton } from '@rentyard/ui/IconButton';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { ListFailed } from '../../../records/list/ListStates.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useLanguage, usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { chatApi } from '../rooms/chatApi.ts';

const replies = recordsOf(buzbotReply);

/** The canned responses that agents insert with `/`. */
export function CannedResponseList(): ReactNode {
  const t = useT();
  const response = chatApi.useCannedResponsesQuery(useLanguage());
  const mayCreate = useCan('create', 'buzbot_messages');
  const path = usePath();
  const failure = isApiFailure(response.error) ? response.error : undefined;
  return (
    <>
      <PageHeader
        title={t('chat.replies')}
        actions={
          mayCreate && (
            <ButtonLink
              as={RouterLink}
              to={path('/buzbot_messages/replies/create')}
              variant="primary"
              icon={Plus}
            >
              {t('chat.reply_create')}
            </ButtonLink>
          )
        }
      />
      <Text as="p" tone="muted">
        {t('chat.replies_about', {
          variables: replyVariables.map((name) => `{${name}}`).join(' '),
        })}
      </Text>
      <Box>
        {response.data ? (
          response.data.data.length > 0 ? (
            <ul>
              {response.data.data.map((reply) => (
                <Line key={reply.id} reply={reply} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('chat.replies_empty')} text={t('chat.replies_empty_text')} />
          )
        ) : failure ? (
          <ListFailed failure={failure} onRetry={response.refetch} />
        ) : (
          <Skeleton height={200} />
        )}
      </Box>
      <Outlet />
    </>
  );
}

function Line({ reply }: { readonly reply: BuzbotReplyRow }): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const path = usePath();
  const navigate = useNavigate();
  const mayUpdate = useCan('update', 'buzbot_messages');
  const mayDelete = useCan('delete', 'buzbot_messages');
  const [remove] = replies.useRemove();
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t('chat.reply_delete', { shortcut: reply.shortcut }),
      confirmLabel: t('record.delete'),
      tone: 'danger',
    });
    if (!isSure) return;
    await remove([reply.id]).then(
      () => alerts.deleted(),
      (failure: unknown) => alerts.error(isApiFailure(failure) ? failure.message : ''),
    );
  };
  return (
    <li>
      <kbd>/{reply.shortcut}</kbd>
      <p>{reply.text}</p>
      <span>
        {mayUpdate && (
          <IconButton
            icon={Pencil}
            label={`${t('record.edit')}: ${reply.shortcut}`}
            onClick={() => void navigate(path(`/buzbot_messages/replies/edit/${reply.id}`))}
          />
        )}
        {mayDelete && (
          <IconButton
            icon={Trash2}
            label={`${t('record.delete')}: ${reply.shortcut}`}
            onClick={handleRemove}
          />
        )}
      </span>
    </li>
  );
}

const Box = styled.div`
  margin-top: ${theme.space4};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  li {
    display: grid;
    grid-template-columns: minmax(88px, auto) minmax(0, 1fr) auto;
    gap: ${theme.space3};
    align-items: center;
    padding: ${theme.space3} ${theme.space4};
  }
  li + li { border-top: 1px solid ${theme.hairline}; }
  kbd { font-family: ${theme.fontMono}; font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  p { overflow-wrap: anywhere; }
  span { display: flex; }
  ${media.phone} {
    li { grid-template-columns: minmax(0, 1fr) auto; row-gap: 0; }
    p { grid-area: 2 / 1 / auto / -1; }
  }
`;
