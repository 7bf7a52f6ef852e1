import { type BuzbotRoomRow, buzbotRoom } from '@rentyard/contract/entities/chat/room';
import { Avatar } from '@rentyard/ui/Avatar';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { memo, type ReactNode, useCallback, useEffect } from 'react';
import { styled } from 'styled-components';
import { useList } from '../../../records/list/useList.ts';
import { type ListTrail, trailState } from '../../../records/navigation/listTrail.ts';
import { changedHere } from '../../../services/api/changedHere.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { RoomOrderNotice } from '../rooms/RoomOrderNotice.tsx';
import { useLiveRooms } from '../rooms/useLiveRooms.ts';
import { useRoomListShortcuts } from '../rooms/useRoomListShortcuts.ts';

interface RoomListPanelProps {
  /** Id of the open room. */
  readonly open: number;
}

/**
 * The page of the inbox that the open conversation was chosen from, with its filters and in its order. `j` and `k` move
 * between conversations. Their order changes on request only: the open one would move away as soon as it is read.
 */
export const RoomListPanel = memo(function RoomListPanel({ open }: RoomListPanelProps): ReactNode {
  const t = useT();
  const list = useList(buzbotRoom);
  const { readAt, retry, sortAgain } = list;
  const rooms = list.rows as readonly BuzbotRoomRow[] | undefined;
  const show = useCallback(() => {
    sortAgain();
    retry();
  }, [sortAgain, retry]);
  const live = useLiveRooms({
    rows: rooms,
    readAt,
    isTop: !list.isNarrowed,
    retry: show,
    isHeld: true,
  });
  const { frame } = live;
  useRoomListShortcuts(frame);
  useEffect(() => changedHere.add(buzbotRoom.name, open), [open]);
  const isThere = rooms !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const current = frame.current?.querySelector(`[data-room="${open}"]`);
    current?.scrollIntoView({ block: 'nearest' });
  }, [isThere, open, frame]);
  return (
    <Rail aria-label={t('buzbot_messages.title')}>
      <RoomOrderNotice live={live} />
      {isThere ? (
        <ul ref={frame}>
          {rooms.map((room) => (
            <RailRow key={room.id} room={room} trail={list.trail} isOpen={room.id === open} />
          ))}
        </ul>
      ) : (
        <Skeleton height="100%" />
      )}
    </Rail>
  );
});

interface RailRowProps {
  readonly room: BuzbotRoomRow;
  readonly trail: ListTrail;
  readonly isOpen: boolean;
}

function RailRow({ room, trail, isOpen }: RailRowProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const { last_message: last, unread } = room;
  const at = last.created_at ?? room.updated_at;
  return (
    <Row data-room={room.id} data-unread={room.is_unread || undefined}>
      <Avatar name={room.customer_name} size="medium" />
      <RouterLink
        to={path(`/buzbot_messages/room/${room.id}`)}
        state={trailState(trail)}
        title={room.customer_name}
        aria-current={isOpen ? 'page' : undefined}
      >
        {room.customer_name}
      </RouterLink>
      <time dateTime={at} title={format.exactMoment(at)}>
        {format.relative(at)}
      </time>
      <small>
        {last.direction && last.direction !== 'in' && <>{t('chat.last_reply')}: </>}
        {last.text || t('chat.only_images')}
      </small>
      {unread > 0 && (
        <em>
          {format.number(unread)}
          <VisuallyHidden> {t('chat.unread', { count: unread })}</VisuallyHidden>
        </em>
      )}
    </Row>
  );
}

const Rail = styled.nav`
  display: flex;
  flex-direction: column;
  width: 272px;
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  > [role='status']:not(:empty) { margin: ${theme.space2}; }
  ul { min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
  li + li { border-top: 1px solid ${theme.hairline}; }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  column-gap: ${theme.space3};
  align-items: center;
  padding: ${theme.space2} ${theme.space3};

  > :first-child { grid-row: 1 / 3; }
  &:hover { background: ${theme.hover}; }
  &:has([aria-current]) { background: ${theme.selected}; }

  a { font-weight: 500; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  &[data-unread] a { font-weight: 650; }

  a, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  time, small { font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  &[data-unread] small { color: ${theme.text}; }

  em {
    justify-self: end;
    min-width: 20px;
    padding: 0 6px;
    border-radius: ${theme.radiusRound};
    background: ${theme.accentFill};
    color: ${theme.onAccent};
    font-size: ${theme.textSm};
    font-style: normal;
    font-weight: 600;
    line-height: 20px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
