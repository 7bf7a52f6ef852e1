import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Avatar } from '@rentyard/ui/Avatar';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import Bot from 'lucide-react/icons/bot';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ListTrail, trailState } from '../../../records/navigation/listTrail.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';

interface RoomRowProps {
  readonly room: BuzbotRoomRow;
  /** The list of the conversation, to return to. */
  readonly trail: ListTrail;
}

/** One conversation: customer, last message, its time, and the unread count. */
export function RoomRow({ room, trail }: RoomRowProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const { last_message: last, assignee, unread } = room;
  const at = last.created_at ?? room.updated_at;
  return (
    <Row data-unread={room.is_unread || undefined}>
      <Avatar name={room.customer_name} size="large" />
      <Names>
        <RouterLink
          to={path(`/buzbot_messages/room/${room.id}`)}
          state={trailState(trail)}
          title={room.customer_name}
        >
          {room.customer_name}
        </RouterLink>
        <p>
          {last.direction && last.direction !== 'in' && <b>{t('chat.last_reply')}: </b>}
          {last.text || t('chat.only_images')}
        </p>
      </Names>
      <Facts>
        <span>{room.language.toUpperCase()}</span>
        <span data-part="who">
          {room.state === 'bot' ? (
            <>
              <Bot size={14} aria-hidden /> {t('chat.bot')}
            </>
          ) : (
            (assignee?.name ?? t('chat.unassigned'))
          )}
        </span>
        {room.is_blocked && <span data-part="blocked">{t('chat.blocked')}</span>}
      </Facts>
      <End>
        <time dateTime={at} title={format.exactMoment(at)}>
          {format.relative(at)}
        </time>
        {unread > 0 && (
          <em>
            {format.number(unread)}
            <VisuallyHidden> {t('chat.unread', { count: unread })}</VisuallyHidden>
          </em>
        )}
      </End>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto 96px;
  gap: ${theme.space1} ${theme.space3};
  align-items: center;
  padding: ${theme.space3} ${theme.space4};
  contain-intrinsic-size: auto 64px;

  &:hover { background: ${theme.hover}; }
  ${media.phone} {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    padding: ${theme.space3};
  }
`;

const Names = styled.div`
  min-width: 0;

  > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  a { font-weight: 500; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  p { font-size: ${theme.textMd}; color: ${theme.textMuted}; }
  b { font-weight: 500; }
  [data-unread] > & {
    a { font-weight: 650; }
    p { color: ${theme.text}; }
  }
`;

const Facts = styled.div`
  display: flex;
  gap: ${theme.space3};
  font-size: ${theme.textSm};
  color: ${theme.textMuted};

  span { display: inline-flex; align-items: center; gap: ${theme.space1}; }
  [data-part='blocked'] { color: ${theme.danger}; }
  ${media.phone} { grid-column: 2; grid-row: 2; }
`;

const End = styled.div`
  display: grid;
  justify-items: end;
  gap: ${theme.space1};
  font-size: ${theme.textSm};
  color: ${theme.textMuted};
  white-space: nowrap;

  em {
    min-width: 20px;
    padding: 0 6px;
    border-radius: ${theme.radiusRound};
    background: ${theme.accentFill};
    color: ${theme.onAccent};
    font-style: normal;
    font-weight: 600;
    line-height: 20px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} { grid-column: 3; grid-row: 1 / 3; align-self: start; }
`;
