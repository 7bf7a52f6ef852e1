import type { MessageRecord } from '@rentyard/contract/entities/chat/message';
import { buttonLabels } from '@rentyard/contract/entities/chat/messageButtons';
import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { languageTag } from '@rentyard/contract/languages';
import { theme } from '@rentyard/ui/theme';
import { memo, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useRecordAddress } from '../../../../records/navigation/useRecordAddress.ts';
import { formatMoment } from '../../../../services/format/dateFormat.ts';
import { useFormat } from '../../../../services/format/useFormat.ts';
import { useTimeZone } from '../../../../services/format/useTimeZone.ts';
import { RouterLink } from '../../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../../services/i18n/useT.ts';
import { useCan } from '../../../../services/permissions/useCan.ts';
import { useUser } from '../../../../services/session/useSession.ts';
import type { LiveConversation } from '../conversation/useConversation.ts';
import { DaySeparator } from './DaySeparator.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import type { Entry } from './entries.ts';
import { MessagePictures } from './MessagePictures.tsx';

/** The bubble around a message. */
const bubbleStyle = css`
  max-width: min(85%, 560px);
  padding: ${theme.space2} ${theme.space3} 6px;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.sunken};
  overflow-wrap: anywhere;

  > strong { display: block; font-size: ${theme.textSm}; line-height: 18px; font-weight: 600; color: ${theme.textMuted}; }
  > small { display: block; font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  > p { white-space: pre-wrap; }
  > footer {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space1};
    min-height: 16px;
    font-size: ${theme.textXs};
    line-height: 16px;
    color: ${theme.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[data-direction='out'] { border-color: transparent; background: ${theme.infoSoft}; }
  &[data-direction='note'] { border: 1px dashed ${theme.warning}; background: ${theme.warningSoft}; }
  &[data-target] { outline: 2px solid ${theme.accentMark}; outline-offset: 2px; }
`;

interface MessageLineProps extends Omit<Entry, 'key'> {
  readonly customer: string;
  /** Language of the customer. */
  readonly language: BuzbotRoomRow['language'];
  readonly onSend: LiveConversation['send'];
  readonly onDrop: LiveConversation['drop'];
  /** The message that was opened from a search. */
  readonly isTarget: boolean;
}

/**
 * One message: the customer's at the start, replies at the end, notes across. Renders only when it changes itself, not
 * with every message of the room.
 */
export const MessageLine = memo(function MessageLine({
  message,
  sending,
  day,
  isUnreadStart,
  isContinued,
  customer,
  language,
  onSend,
  onDrop,
  isTarget,
}: MessageLineProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const timeZone = useTimeZone();
  const me = useUser();
  const content = message ?? sending;
  if (!content) return <div />;
  const direction = message?.direction ?? (sending?.kind === 'note' ? 'note' : 'out');
  const at = message?.created_at ?? sending?.at ?? '';
  const author = formatAuthor();

  function formatAuthor(): string {
    if (direction === 'in') return customer;
    if (sending || message?.author?.id === me?.id) return t('chat.me');
    return message?.author?.name ?? t('chat.bot');
  }

  return (
    <Row data-direction={direction} data-continued={isContinued}>
      {day && <DaySeparator at={day} />}
      {isUnreadStart && <UnreadMark>{t('chat.unread_from')}</UnreadMark>}
      <Bubble data-direction={direction} data-target={isTarget || undefined}>
        {!isContinued && (
          <strong>
            {author}
            {direction === 'note' && ` · ${t('chat.note')}`}
            {message?.broadcast_id && ` · ${t('chat.broadcast')}`}
          </strong>
        )}
        {message?.record && !isContinued && <AboutRecord record={message.record} />}
        {content.attachments.length > 0 && <MessagePictures images={content.attachments} />}
        {content.text && (
          <p lang={direction === 'note' ? undefined : languageTag(language)}>{content.text}</p>
        )}
        {message && message.buttons.length > 0 && (
          <Buttons lang={languageTag(language)} aria-label={t('chat.buttons')}>
            {message.buttons.map((button) => (
              <li key={button}>{buttonLabels[language][button]}</li>
            ))}
          </Buttons>
        )}
        <footer>
          <time dateTime={at} title={format.exactMoment(at)}>
            {formatMoment(at, 'HH:mm', timeZone)}
          </time>
          {direction !== 'in' && (
            <DeliveryStatus message={message} sending={sending} onSend={onSend} onDrop={onDrop} />
          )}
        </footer>
      </Bubble>
    </Row>
  );
});

/** The record that the message is about. */
function AboutRecord({ record }: { readonly record: MessageRecord }): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const { resource, id, name } = record;
  return (
    <small>
      {t(`chat.about.${resource}`)}{' '}
      {useCan('read', resource) ? <RouterLink to={address(resource, id)}>{name}</RouterLink> : name}
    </small>
  );
}

/** What the customer can answer with. */
const Buttons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1};
  margin-top: ${theme.space2};

  > li {
    padding: 2px ${theme.space2};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radius};
    font-size: ${theme.textSm};
  }
`;

const Row = styled.article`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding-block: ${theme.space2} ${theme.space1};

  &[data-continued] { padding-top: 0; }
  &[data-direction='out'] { align-items: flex-end; }
  &[data-direction='note'] { align-items: center; }
`;

const Bubble = styled.div`
  ${bubbleStyle}
`;

const UnreadMark = styled.p`
  align-self: stretch;
  display: flex;
  align-items: center;
  gap: ${theme.space3};
  margin: ${theme.space2} 0;
  font-size: ${theme.textSm};
  font-weight: 500;
  color: ${theme.accent};

  &::before, &::after { content: ''; flex: 1; height: 1px; background: ${theme.accentMark}; }
`;
