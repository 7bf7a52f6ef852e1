import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Sheet } from '@rentyard/ui/Sheet';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { media, theme } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { ListFailed } from '../../../records/list/ListStates.tsx';
import { parseTrail, returnState } from '../../../records/navigation/listTrail.ts';
import { useNamedRecord } from '../../../records/navigation/openRecord.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useFreeKeys } from '../../../services/keyboard/useFreeKeys.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import type { RoomChange } from '../rooms/chatApi.ts';
import { CustomerPanel } from './CustomerPanel.tsx';
import { Composer } from './composer/Composer.tsx';
import { useConversation } from './conversation/useConversation.ts';
import { usePresence } from './conversation/usePresence.ts';
import { useRoom } from './conversation/useRoom.ts';
import { MessageList } from './messages/MessageList.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomListPanel } from './RoomListPanel.tsx';

/** A conversation with a customer: messages, colleagues and the composer. */
export function RoomScreen(): ReactNode {
  const { id } = useParams();
  const [params] = useSearchParams();
  const at = Number(params.get('message')) || undefined;
  const isVeryWide = useMedia('(min-width: 1360px)');
  const covered = useKeyboardHeight();
  const screen = useRef<HTMLDivElement>(null);
  useBackToInbox();
  /** From the composer to the list beside it, where `j` and `k` move. */
  const focusList = () => {
    const current = screen.current?.querySelector<HTMLElement>('[data-room] a[aria-current]');
    (current ?? screen.current?.querySelector<HTMLElement>('h1'))?.focus();
  };
  return (
    <Screen ref={screen} data-rail={isVeryWide || undefined} style={{ paddingBottom: covered }}>
      {isVeryWide && (
        // Not loaded later: it takes over the rows of the inbox before the conversation is read and would move.
        <RoomListPanel open={Number(id)} />
      )}
      <OpenRoom key={`${id} ${at}`} id={Number(id)} at={at} onLeave={focusList} />
    </Screen>
  );
}

/** Esc outside of fields leads to the list that the conversation was opened from. */
function useBackToInbox(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const list = parseTrail(state)?.list ?? '/buzbot_messages/page/1';
  useFreeKeys({ Escape: () => void navigate(path(list), { state: returnState }) });
}

/** Smaller than any keyboard: browser bars change the height, too. */
const minimumKeyboardHeight = 120;

/**
 * Height of the page covered by the on-screen keyboard, in pixels. Android resizes the page instead
 * (`interactive-widget`), so nothing is covered. Safari lays the keyboard over the page and shifts
 * it up.
 */
function useKeyboardHeight(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => {
      // A zoomed page has a smaller viewport, but nothing is covered.
      const under = view.scale === 1 ? Math.round(window.innerHeight - view.height) : 0;
      const next = under < minimumKeyboardHeight ? 0 : under;
      setCovered(next);
      // Undoes Safari's shift: the field is visible without it.
      if (next > 0) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, []);
  return covered;
}

interface OpenRoomProps {
  readonly id: number;
  /** The message that the room opens at; the newest by default. */
  readonly at: number | undefined;
  /** Esc in the composer. */
  readonly onLeave: () => void;
}

function OpenRoom({ id, at, onLeave }: OpenRoomProps): ReactNode {
  const open = useRoom(id);
  const talk = useConversation(id, at);
  const presence = usePresence(id);
  const mayWrite = useCan('update', 'buzbot_messages');
  const isWide = useMedia('(min-width: 1024px)');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { room, change } = open;
  const markAsRead = useCallback(() => change({ read: true }), [change]);
  useNamedRecord(room?.customer_name ?? '');
  if (!room && open.failure) return <ListFailed failure={open.failure} onRetry={open.retry} />;
  return (
    <>
      <Talk>
        <RoomHeader
          room={room}
          colleagues={presence.colleagues}
          onChange={open.change}
          onPanel={isWide ? undefined : () => setPanelOpen(true)}
        />
        {room ? (
          <MessageList talk={talk} room={room} at={at} onRead={markAsRead} />
        ) : (
          <Skeleton height="100%" />
        )}
        {room && mayWrite && (
          <Composer room={room} talk={talk} presence={presence} onLeave={onLeave} />
        )}
      </Talk>
      {room && isWide && (
        <Side>
          <CustomerPanel room={room} onChange={open.change} />
        </Side>
      )}
      {room && !isWide && isPanelOpen && (
        <CustomerSheet room={room} onChange={open.change} onClose={() => setPanelOpen(false)} />
      )}
    </>
  );
}

interface CustomerSheetProps {
  readonly room: BuzbotRoomRow;
  readonly onChange: (change: RoomChange) => void;
  readonly onClose: () => void;
}

/** The customer panel as a sheet, for narrow screens. */
function CustomerSheet({ room, onChange, onClose }: CustomerSheetProps): ReactNode {
  const t = useT();
  return (
    <Sheet isOpen onClose={onClose} title={t('chat.customer')} width={360}>
      <CustomerPanel room={room} onChange={onChange} />
    </Sheet>
  );
}

// The page itself never scrolls: on a phone, the composer stays above the keyboard.
const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;

  &[data-rail] { grid-template-columns: auto minmax(0, 1fr) auto; }
  gap: ${theme.space4};
  height: calc(100dvh - ${theme.topBar} - ${theme.space10});
  min-height: 320px;

  ${media.phone} {
    gap: 0;
    height: calc(100dvh - ${theme.topBar});
    margin: calc(-1 * ${theme.space4}) calc(-1 * ${theme.space3});
  }
`;

// As wide as the list that loads into it.
const Talk = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  ${media.phone} { border-width: 0; border-radius: 0; }
`;

const Side = styled.aside`
  width: 300px;
  min-height: 0;
  overflow-y: auto;
`;
