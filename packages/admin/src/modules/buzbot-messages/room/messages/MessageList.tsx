import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Button } from '@rentyard/ui/Button';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Spinner } from '@rentyard/ui/Spinner';
import { theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Virtualizer } from 'virtua';
import { useTimeZone } from '../../../../services/format/useTimeZone.ts';
import { useT } from '../../../../services/i18n/useT.ts';
import type { LiveConversation } from '../conversation/useConversation.ts';
import { buildEntries, unreadStart } from './entries.ts';
import { MessageLine } from './MessageLine.tsx';
import { useLiveAnnouncements } from './useLiveAnnouncements.ts';
import { overscan, useMessageScroll } from './useMessageScroll.ts';

interface MessageListProps {
  readonly talk: LiveConversation;
  readonly room: BuzbotRoomRow;
  /** The message that the room was opened at. */
  readonly at: number | undefined;
  /** Called when the newest message is visible and there were unread ones. */
  readonly onRead: () => void;
}

/**
 * The messages, virtualised: a room of ten thousand messages costs as much as one of fifty. Opens
 * at the newest message, follows it, and never moves while the user reads.
 */
export const MessageList = memo(function MessageList({
  talk,
  room,
  at,
  onRead,
}: MessageListProps): ReactNode {
  const t = useT();
  const { conversation, status } = talk;
  // The unread count when the room was opened: the mark stays while the user reads.
  const [unread] = useState(room.unread);
  const [unreadFrom, setUnreadFrom] = useState<number>();
  const isOpened = status === 'ready';
  if (isOpened && unreadFrom === undefined) {
    setUnreadFrom(unreadStart(conversation, unread) ?? 0);
  }
  const timeZone = useTimeZone();
  const entries = useMemo(
    () => buildEntries(conversation, unreadFrom, timeZone),
    [conversation, unreadFrom, timeZone],
  );
  const scroll = useMessageScroll({ entries, talk, at, unread: room.unread, onRead });
  const aloud = useLiveAnnouncements(talk, room.customer_name);

  if (status === 'failed') {
    return (
      <Frame>
        <Middle>
          <ErrorState
            title={t('chat.failed')}
            text={t('record.not_reached')}
            onRetry={talk.retry}
          />
        </Middle>
      </Frame>
    );
  }
  return (
    <Frame>
      <Scroll
        ref={scroll.frame}
        tabIndex={0}
        role="group"
        aria-label={t('chat.messages')}
        aria-busy={!isOpened}
      >
        <Push />
        <Virtualizer
          ref={scroll.list}
          data={entries}
          bufferSize={overscan}
          shift={scroll.isPrepended}
          onScroll={scroll.onScroll}
        >
          {({ key, ...entry }) => (
            <MessageLine
              key={key}
              {...entry}
              customer={room.customer_name}
              language={room.language}
              onSend={talk.send}
              onDrop={talk.drop}
              isTarget={entry.message?.id === at}
            />
          )}
        </Virtualizer>
      </Scroll>
      {(talk.loading !== undefined || status === 'loading') && (
        <Loading data-at={talk.loading ?? 'middle'}>
          <Spinner label={t('chat.loading')} />
        </Loading>
      )}
      {isOpened && entries.length === 0 && <Middle>{t('chat.no_messages')}</Middle>}
      {scroll.isScrolledUp && (
        <Jump>
          <Button icon={ArrowDown} onClick={scroll.jump}>
            {scroll.missed > 0 ? t('chat.new', { count: scroll.missed }) : t('chat.latest')}
          </Button>
        </Jump>
      )}
      <VisuallyHidden>
        <div aria-live="polite">
          {aloud.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
      </VisuallyHidden>
    </Frame>
  );
});

const Frame = styled.div`
  position: relative;
  min-height: 0;
`;

// The browser's scroll anchoring conflicts with the virtualised list.
const Scroll = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  padding: 0 ${theme.space4};
  scrollbar-gutter: stable;

  &:focus-visible { outline-offset: -2px; }
`;

// Pushes a short list of messages to the bottom, next to the composer.
const Push = styled.div`
  flex: 1;
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${theme.space6};
  color: ${theme.textMuted};
  text-align: center;
`;

const Loading = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  place-items: center;
  pointer-events: none;

  &[data-at='older'] { top: ${theme.space3}; }
  &[data-at='newer'] { bottom: ${theme.space3}; }
  &[data-at='middle'] { inset-block: 0; }
`;

const Jump = styled.div`
  position: absolute;
  inset: auto 0 ${theme.space3};
  display: grid;
  justify-items: center;
  pointer-events: none;

  > button { pointer-events: auto; border-radius: ${theme.radiusRound}; box-shadow: ${theme.shadowFloat}; }
`;
