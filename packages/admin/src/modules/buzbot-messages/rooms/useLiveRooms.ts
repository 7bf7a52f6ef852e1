import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEvents } from '../../../services/events/useEvents.ts';

export interface LiveRooms {
  /** How many rooms have another position by now than in the list as it was read. */
  readonly moved: number;
  /** Reads the list anew. */
  readonly show: () => void;
  /** The list itself: while somebody points at it or moves in it, it does not change its order. */
  readonly frame: RefObject<HTMLUListElement | null>;
}

interface ShownRooms {
  readonly rows: readonly BuzbotRoomRow[] | undefined;
  /** When the rows were read, in milliseconds. */
  readonly readAt: number | undefined;
  /** The first page of all rooms in their usual order: a room that is not among the rows may belong there now. */
  readonly isTop: boolean;
  readonly retry: () => void;
}

/**
 * Counts the rooms that have moved. The rows of the cache follow the stream by themselves; a new order is read
 * when nobody is at the list, and offered when somebody is.
 */
export function useLiveRooms({ rows, readAt, isTop, retry }: ShownRooms): LiveRooms {
  const frame = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState({ readAt, moved: new Set<number>() });
  useEvents(['room', 'reset'], ({ name, data }) => {
    if (name === 'reset') return retry();
    const before = rows?.find(({ id }) => id === data.id);
    // A room of other pages, or one that the filters may not find, moves nothing that is in sight.
    const isMoved = before ? movesBy(before, data) : isTop;
    if (!isMoved) return;
    setNews((last) => ({
      readAt,
      moved: new Set(last.readAt === readAt ? last.moved : []).add(data.id),
    }));
  });

  const moved = news.readAt === readAt ? news.moved.size : 0;
  useEffect(() => {
    if (moved === 0) return;
    const isUsed = frame.current?.matches(':hover, :focus-within') ?? false;
    if (!isUsed) retry();
  }, [moved, retry]);

  return { moved, show: retry, frame };
}

/** Whether the room has another place in the order, or other filters find it. */
function movesBy(before: BuzbotRoomRow, now: BuzbotRoomRow): boolean {
  return (
    before.is_unread !== now.is_unread ||
    before.last_message.created_at !== now.last_message.created_at ||
    before.state !== now.state ||
    before.assignee?.id !== now.assignee?.id
  );
}
