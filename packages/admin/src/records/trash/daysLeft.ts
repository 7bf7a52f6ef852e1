const day = 24 * 60 * 60 * 1_000;

/** Whole days that a record deleted at this moment still has of so many; 0 on its last. */
export function daysLeft(deletedAt: string, now: number, days: number): number {
  const gone = (now - Date.parse(deletedAt)) / day;
  return Math.max(0, Math.ceil(days - gone));
}
