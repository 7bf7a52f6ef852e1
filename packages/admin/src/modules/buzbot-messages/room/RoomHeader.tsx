import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Avatar } from '@rentyard/ui/Avatar';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Heading } from '@rentyard/ui/Heading';
import { IconButton } from '@rentyard/ui/IconButton';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { media, theme } from '@rentyard/ui/theme';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bot from 'lucide-react/icons/bot';
import Hand from 'lucide-react/icons/hand';
import PanelRight from 'lucide-react/icons/panel-right';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { parseTrail, returnState } from '../../../records/navigation/listTrail.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { useUser } from '../../../services/session/useSession.ts';
import type { RoomChange } from '../rooms/chatApi.ts';
import type { Colleague } from './conversation/colleagues.ts';

interface RoomHeaderProps {
  readonly room: BuzbotRoomRow | undefined;
  readonly colleagues: readonly Colleague[];
  readonly onChange: (change: RoomChange) => void;
  /** Opens the customer panel on screens where it is not beside the room. */
  readonly onPanel: (() => void) | undefined;
}

/** The customer, who handles the conversation, and the colleagues in the room. */
export const RoomHeader = memo(function RoomHeader({
  room,
  colleagues,
  onChange,
  onPanel,
}: RoomHeaderProps): ReactNode {
  const t = useT();
  const path = usePath();
  const { state } = useLocation();
  const list = parseTrail(state)?.list ?? '/buzbot_messages/page/1';
  const me = useUser();
  const mayChange = useCan('update', 'buzbot_messages');
  const takenOver: RoomChange = { state: 'human', ...(me && { assignee: me.id }) };
  const isBot = room?.state === 'bot';
  const stateChange = t(isBot ? 'chat.take_over' : 'chat.to_bot');
  return (
    <Bar>
      <Back to={path(list)} state={returnState} aria-label={t('chat.back')} title={t('chat.back')}>
        <ArrowLeft size={20} aria-hidden />
      </Back>
      {room ? (
        <Avatar name={room.customer_name} size="large" />
      ) : (
        <Skeleton width={40} height={40} isRound />
      )}
      <Names>
        <Heading level={1} size="lg" tabIndex={-1} title={room?.customer_name}>
          {room?.customer_name ?? t('chat.room')}
        </Heading>
        <small role="status">
          {colleagues.length > 0
            ? colleagues
                .map(({ person, state }) => t(`chat.${state}`, { name: person.name }))
                .join(' · ')
            : room && channelLine(room, t)}
        </small>
      </Names>
      {room?.is_blocked && <Badge tone="danger">{t('chat.blocked')}</Badge>}
      {room && !room.is_blocked && (
        <State>
          <Badge tone={room.state === 'bot' ? 'info' : 'success'}>
            {t(`buzbot_rooms.choice.state.${room.state}`)}
          </Badge>
        </State>
      )}
      {room && mayChange && (
        <Button
          icon={isBot ? Hand : Bot}
          variant={isBot ? 'primary' : 'secondary'}
          aria-label={stateChange}
          title={stateChange}
          onClick={() => onChange(isBot ? takenOver : { state: 'bot', assignee: null })}
        >
          <Label>{stateChange}</Label>
        </Button>
      )}
      {onPanel && <IconButton icon={PanelRight} label={t('chat.customer')} onClick={onPanel} />}
    </Bar>
  );
});

function channelLine(room: BuzbotRoomRow, t: ReturnType<typeof useT>): string {
  const channel = t(`buzbot_rooms.choice.channel.${room.channel}`);
  const who = room.assignee
    ? t('chat.assigned_to', { name: room.assignee.name })
    : t('chat.unassigned');
  return `${channel} · ${room.language.toUpperCase()} · ${who}`;
}

const Bar = styled.header`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${theme.space3};
  min-width: 0;
  padding: ${theme.space2} ${theme.space4};
  border-bottom: 1px solid ${theme.border};

  ${media.phone} { gap: ${theme.space2}; padding: ${theme.space2}; }
`;

const Back = styled(RouterLink)`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${theme.radius};
  color: ${theme.textMuted};

  &:hover { background: ${theme.hover}; color: ${theme.text}; }
  ${media.touch} { width: 44px; height: 44px; }
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;

  > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :focus { outline: none; }
  small { font-size: ${theme.textSm}; line-height: 16px; color: ${theme.textMuted}; }
`;

// In a narrow conversation, the customer's name gets all the space.
const State = styled.span`
  @container (max-width: 540px) { display: none; }
`;

const Label = styled.span`
  @container (max-width: 480px) { display: none; }
`;
