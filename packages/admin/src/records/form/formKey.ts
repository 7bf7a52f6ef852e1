interface RoundState {
  /** Counts new records made one after another from one address. */
  readonly round?: number;
}

/**
 * Tells one form of an address from the next: by record, and for new records by round. Switching the
 * language changes neither, so what was typed stays.
 */
export function formKey(id: string | undefined, historyState: unknown): string {
  const { round = 0 } = (historyState ?? {}) as RoundState;
  return `${id ?? 'new'}/${round}`;
}

/** The history state of the next new record. */
export function nextRound(historyState: unknown): RoundState {
  const { round = 0, copy: _, ...rest } = (historyState ?? {}) as RoundState & { copy?: unknown };
  return { ...rest, round: round + 1 };
}
