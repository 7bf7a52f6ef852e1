import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Entry } from './entries.ts';
import type { LiveConversation } from './useConversation.ts';

interface ScrollOptions {
  readonly entries: readonly Entry[];
  readonly talk: LiveConversation;
  /** The message that the room was opened at. */
  readonly at: number | undefined;
  /** How many messages nobody has read. */
  readonly unread: number;
  readonly onRead: () => void;
}

interface MessageScroll {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<VirtualizerHandle | null>;
  /** What was added since the last drawing stands in front of what was there. */
  readonly isPrepended: boolean;
  readonly onScroll: (offset: number) => void;
  /** The newest is out of sight. */
  readonly isScrolledUp: boolean;
  /** Messages of others that have come while it was. */
  readonly missed: number;
  readonly jump: () => void;
}

/**
 * So many pixels of messages are drawn and measured beyond what is in sight. A row whose height is only guessed
 * moves the others once it is measured: this is further than a key, a wheel or a finger goes at once.
 */
export const overscan = 1_200;
/** This near to the end counts as being there, in pixels; this near to an end more is asked for. */
const nearEnd = 64;
const nearMore = 2 * overscan;

/** Where the reader stands in the messages: opens at the newest, follows it, asks for more at the ends. */
export function useMessageScroll(options: ScrollOptions): MessageScroll {
  const { entries, talk, at, unread, onRead } = options;
  const { hasOlder, hasNewer } = talk.conversation;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [isAtEnd, setAtEnd] = useState(at === undefined);
  const [missed, setMissed] = useState(0);

  const first = firstIdOf(entries);
  /** The end was asked for and is on its way. */
  const isAwaited = useRef(false);
  const drawn = useRef({ first, count: 0, last: undefined as string | undefined });
  const isPrepended =
    drawn.current.first !== undefined && first !== undefined && first < drawn.current.first;

  const goToEnd = () => list.current?.scrollToIndex(entries.length - 1, { align: 'end' });

  // Before the browser paints, so that nothing is seen to move.
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
    // Sent from the past: the newest messages, which it follows, are on their way.
    if (hasNewer && last?.sending?.state === 'sending') isAwaited.current = true;
    if (isAwaited.current && !hasNewer) {
      isAwaited.current = false;
      goToEnd();
      return;
    }
    // Older ones may come in the same moment as a new one.
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
  /** The frame is in the page. */
  readonly isDrawn: boolean;
  readonly isAtEnd: boolean;
  readonly goToEnd: () => void;
}

/**
 * Whoever looks at the newest goes on seeing it when the room gets lower: a keyboard opens on a phone, or what one
 * writes takes another line.
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

/** Messages count as read while somebody looks at them: not in a tab behind others. */
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

function firstIdOf(entries: readonly Entry[]): number | undefined {
  return entries[0]?.message?.id;
}
