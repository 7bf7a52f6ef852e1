import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEvents } from '../../../services/events/useEvents.ts';

export interface LiveRooms {
  /** Number of rooms whose position has changed since the list was loaded. */
  readonly moved: number;
  /** Reloads the list. */
  readonly show: () => void;
  /** The list element. Its order does not change while the user points at it or moves in it. */
  readonly frame: RefObject<HTMLUListElement | null>;
}

interface ShownRooms {
  readonly rows: readonly BuzbotRoomRow[] | undefined;
  /** When the rows were loaded, in milliseconds. */
  readonly readAt: number | undefined;
  /**
   * Whether the list shows the first page without filters, in the default order: a room that is not
   * among the rows may belong there now.
   */
  readonly isTop: boolean;
  readonly retry: () => void;
  /** A new order waits for the user, also while they do not use the list. */
  readonly isHeld?: boolean;
}

/**
 * Counts the rooms that have moved. Stream events update the cached rows. A new order loads
 * immediately when the user is not using the list; otherwise a notice offers it.
 */
export function useLiveRooms(shown: ShownRooms): LiveRooms {
  const { rows, readAt, isTop, retry, isHeld = false } = shown;
  const frame = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState({ readAt, moved: new Set<number>() });
  useEvents(['room', 'reset'], ({ name, data }) => {
    if (name === 'reset') return retry();
    const before = rows?.find(({ id }) => id === data.id);
    // A room of another page, or one excluded by the filters, does not move the visible ones.
    const isMoved = before ? movesBy(before, data) : isTop;
    if (!isMoved) return;
    setNews((last) => ({
      readAt,
      moved: new Set(last.readAt === readAt ? last.moved : []).add(data.id),
    }));
  });

  const moved = news.readAt === readAt ? news.moved.size : 0;
  useEffect(() => {
    if (moved === 0 || isHeld) return;
    const isUsed = frame.current?.matches(':hover, :focus-within') ?? false;
    if (!isUsed) retry();
  }, [moved, retry, isHeld]);

  return { moved, show: retry, frame };
}

/** Whether the room's position or its matching filters have changed. */
function movesBy(before: BuzbotRoomRow, now: BuzbotRoomRow): boolean {
  return (
    before.is_unread !== now.is_unread ||
    before.last_message.created_at !== now.last_message.created_at ||
    before.state !== now.state ||
    before.assignee?.id !== now.assignee?.id
  );
}
