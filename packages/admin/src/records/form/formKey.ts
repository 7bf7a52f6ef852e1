interface RoundState {
  /** Counts records created one after another from the same URL. */
  readonly round?: number;
}

/**
 * React key of a form: changes with the record, and for new records with the round. It does not
 * change with the language, so typed values remain.
 */
export function formKey(id: string | undefined, historyState: unknown): string {
  const { round = 0 } = (historyState ?? {}) as RoundState;
  return `${id ?? 'new'}/${round}`;
}

/** The history state for creating the next record. */
export function nextRound(historyState: unknown): RoundState {
  const { round = 0, copy: _, ...rest } = (historyState ?? {}) as RoundState & { copy?: unknown };
  return { ...rest, round: round + 1 };
}
