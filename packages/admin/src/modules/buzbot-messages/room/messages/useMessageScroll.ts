import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { LiveConversation } from '../conversation/useConversation.ts';
import type { Entry } from './entries.ts';

interface ScrollOptions {
  readonly entries: readonly Entry[];
  readonly talk: LiveConversation;
  /** The message that the room was opened at. */
  readonly at: number | undefined;
  /** Number of unread messages. */
  readonly unread: number;
  readonly onRead: () => void;
}

interface MessageScroll {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<VirtualizerHandle | null>;
  /** Entries were added before the existing ones since the last render. */
  readonly isPrepended: boolean;
  readonly onScroll: (offset: number) => void;
  /** The newest message is outside the viewport. */
  readonly isScrolledUp: boolean;
  /** Number of messages of others that arrived meanwhile. */
  readonly missed: number;
  readonly jump: () => void;
}

/**
 * Pixels rendered beyond the viewport. A row with an estimated height moves the others once it is
 * measured. This exceeds the distance of one scroll by key, wheel or touch.
 */
export const overscan = 1_200;
/** Distance in pixels that counts as the end, and at which more messages load. */
const nearEnd = 64;
const nearMore = 2 * overscan;

/** Scroll position of the messages: opens at the newest, follows it, and loads more at the ends. */
export function useMessageScroll(options: ScrollOptions): MessageScroll {
  const { entries, talk, at, unread, onRead } = options;
  const { hasOlder, hasNewer } = talk.conversation;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [isAtEnd, setAtEnd] = useState(at === undefined);
  const [missed, setMissed] = useState(0);

  const first = findFirstId(entries);
  /** A jump to the end was requested while the newest messages are loading. */
  const isAwaited = useRef(false);
  const drawn = useRef({ first, count: 0, last: undefined as string | undefined });
  const isPrepended =
    drawn.current.first !== undefined && first !== undefined && first < drawn.current.first;

  const goToEnd = () => list.current?.scrollToIndex(entries.length - 1, { align: 'end' });

  // Runs before the browser paints, so that no movement is visible.
  useLayoutEffect(() => {
    const before = drawn.current;
    const last = entries.at(-1);
    drawn.current = { first, count: entries.length, last: last?.key };
    if (entries.length === 0) return;
    if (before.count === 0) {
      const scroll = entries.findIndex(({ message }) => message?.id === at);
      if (at !== undefined && scroll >= 0) list.current?.scrollToIndex(scroll, { align: 'center' });
      else goToEnd();
      return;
    }
    // Sent while reading older messages: the newest ones are loading and will be followed.
    if (hasNewer && last?.sending?.state === 'sending') isAwaited.current = true;
    if (isAwaited.current && !hasNewer) {
      isAwaited.current = false;
      goToEnd();
      return;
    }
    // Older messages may arrive together with a new one.
    if (last?.key === before.last || hasNewer) return;
    if (isAtEnd || last?.sending) goToEnd();
    else if (last?.message?.direction === 'in') setMissed((count) => count + 1);
  });

  const isDrawn = talk.status !== 'failed';
  useFollowedEnd({ frame, isDrawn, isAtEnd, goToEnd });

  const isSeen = isAtEnd && !hasNewer;
  useEffect(() => {
    if (isSeen) setMissed(0);
  }, [isSeen]);
  useReading(isSeen && talk.status === 'ready' && unread > 0, onRead);

  return {
    frame,
    list,
    isPrepended,
    onScroll: (offset) => {
      const box = list.current;
      if (!box) return;
      const left = box.scrollSize - box.viewportSize - offset;
      setAtEnd(left < nearEnd);
      if (offset < nearMore && hasOlder) talk.loadOlder();
      if (left < nearMore && hasNewer) talk.loadNewer();
    },
    isScrolledUp: talk.status === 'ready' && !isSeen,
    missed,
    jump: () => {
      if (!hasNewer) return goToEnd();
      isAwaited.current = true;
      talk.openLatest();
    },
  };
}

interface FollowedEnd {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether the frame is in the page. */
  readonly isDrawn: boolean;
  readonly isAtEnd: boolean;
  readonly goToEnd: () => void;
}

/**
 * Keeps the newest message visible when the room shrinks: a keyboard opens on a phone, or the
 * composer grows.
 */
function useFollowedEnd({ frame, isDrawn, isAtEnd, goToEnd }: FollowedEnd): void {
  const follow = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    follow.current = isAtEnd ? goToEnd : undefined;
  });
  useEffect(() => {
    const box = frame.current;
    if (!isDrawn || !box) return;
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      if (box.clientHeight < height) follow.current?.();
      height = box.clientHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame, isDrawn]);
}

/** Marks messages as read while the tab is visible. */
function useReading(isReading: boolean, onRead: () => void): void {
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (!isReading) return;
    const read = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isReading]);
}

function findFirstId(entries: readonly Entry[]): number | undefined {
  return entries[0]?.message?.id;
}
