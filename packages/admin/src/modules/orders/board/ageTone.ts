const hour = 3_600_000;

/** Urgency of a new order: late after a working day, overdue after two days. */
export function ageTone(since: string, now: number): 'late' | 'overdue' | undefined {
  const age = now - Date.parse(since);
  if (age >= 48 * hour) return 'overdue';
  return age >= 8 * hour ? 'late' : undefined;
}
