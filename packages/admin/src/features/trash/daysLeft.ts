const day = 24 * 60 * 60 * 1_000;

/** Whole days until a deleted record is purged; 0 on the last day. */
export function daysLeft(deletedAt: string, now: number, days: number): number {
  const gone = (now - Date.parse(deletedAt)) / day;
  return Math.max(0, Math.ceil(days - gone));
}
