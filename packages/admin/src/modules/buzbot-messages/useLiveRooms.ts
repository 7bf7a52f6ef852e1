import type { BuzbotRoomRow } from '@rentyard/contract/buzbotRoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEvents } from '../../events/useEvents.ts';
import type { ListController } from '../../records/list/useList.ts';

export interface LiveRooms {
  /** The rooms of the page as they are by now, in the order in which they were read. */
  readonly rooms: readonly BuzbotRoomRow[] | undefined;
  /** Rooms that would stand elsewhere if the list were read anew. */
  readonly moved: number;
  /** Reads the list anew. */
  readonly show: () => void;
  /** The list itself: while somebody points at it or moves in it, it does not change its order. */
  readonly frame: RefObject<HTMLUListElement | null>;
}

/** What is asked of the server, and its answer. */
type ShownRooms = Pick<ListController, 'rows' | 'retry' | 'isNarrowed'> & {
  readonly state: Pick<ListController['state'], 'page' | 'sort'>;
};

interface Told {
  /** The rows that were read when these were told. */
  readonly rows: ListController['rows'];
  readonly byId: ReadonlyMap<number, BuzbotRoomRow>;
  readonly moved: ReadonlySet<number>;
}

const nothing = { byId: new Map(), moved: new Set<number>() } as const;

/**
 * Keeps last lines and counts of the rooms on the page up to date. A new order is taken at once when nobody is
 * at the list, and offered when somebody is.
 */
export function useLiveRooms(list: ShownRooms): LiveRooms {
  const { rows, retry, state } = list;
  const isWholeInbox = !list.isNarrowed && state.page === 1 && state.sort.length === 0;
  const frame = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState<Told>({ rows, ...nothing });
  const current: Told = told.rows === rows ? told : { rows, ...nothing };

  useEvents(['room', 'reset'], ({ name, data }) => {
    if (name === 'reset') return retry();
    const before = roomsOf(current).find(({ id }) => id === data.id);
    // A room of other pages, or one that the filters may not find, moves nothing that is in sight.
    const isMoved = before ? movesBy(before, data) : isWholeInbox;
    setTold({
      rows,
      byId: new Map(current.byId).set(data.id, data),
      moved: isMoved ? new Set(current.moved).add(data.id) : current.moved,
    });
  });

  const { size } = current.moved;
  useEffect(() => {
    if (size === 0) return;
    const list = frame.current;
    const isUsed = list?.matches(':hover, :focus-within') ?? false;
    if (!isUsed) retry();
  }, [size, retry]);

  return {
    rooms: rows && roomsOf(current),
    moved: size,
    show: retry,
    frame,
  };
}

function roomsOf({ rows, byId }: Told): readonly BuzbotRoomRow[] {
  return ((rows ?? []) as readonly BuzbotRoomRow[]).map((row) => byId.get(row.id) ?? row);
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
