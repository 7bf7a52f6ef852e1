/** When any tab last requested the user. Shared by all tabs. */
const requestedAtKey = 'rentyard.refreshed_at';

/**
 * Decides which tab refreshes the user (P-BOOT-7): the first one stores the time, and the others
 * wait. There is no leader, so closing or freezing a tab has no effect.
 */
export interface RefreshTurn {
  /** Takes the turn if no tab took one within the interval. */
  readonly take: (now: number) => boolean;
  /** Milliseconds until the next turn. */
  readonly wait: (now: number) => number;
}

export function refreshTurn(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  interval: number,
): RefreshTurn {
  const wait = (now: number): number => {
    const requestedAt = Number(storage.getItem(requestedAtKey) ?? 0);
    // A time far in the future means that the clock was set back; it must not stop the refresh.
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
