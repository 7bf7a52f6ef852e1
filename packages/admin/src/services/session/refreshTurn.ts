/** When, by this browser's clock, some tab last asked for the user. Shared by all tabs. */
const requestedAtKey = 'rentyard.refreshed_at';

/**
 * Decides which tab refreshes the user (P-BOOT-7): the first whose turn comes writes the time down, and
 * the others, reading it, wait. No tab is in charge, so none is missed when it closes or freezes.
 */
export interface RefreshTurn {
  /** Takes the turn if nobody took one within the interval. */
  readonly take: (now: number) => boolean;
  /** Milliseconds until a turn may be taken again. */
  readonly wait: (now: number) => number;
}

export function refreshTurn(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  interval: number,
): RefreshTurn {
  const wait = (now: number): number => {
    const requestedAt = Number(storage.getItem(requestedAtKey) ?? 0);
    // A time far in the future comes from a clock that was set back: it must not stop refreshing.
    if (!(requestedAt <= now + interval)) return 0;
    return Math.max(0, requestedAt + interval - now);
  };
  return {
    wait,
    take: (now) => {
      if (wait(now) > 0) return false;
      storage.setItem(requestedAtKey, String(now));
      return true;
    },
  };
}
