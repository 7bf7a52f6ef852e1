const hour = 3_600_000;

/** How pressing an order is that nobody has taken up yet: a working day is late, two days are overdue. */
export function ageTone(since: string, now: number): 'late' | 'overdue' | undefined {
  const age = now - Date.parse(since);
  if (age >= 48 * hour) return 'overdue';
  return age >= 8 * hour ? 'late' : undefined;
}
