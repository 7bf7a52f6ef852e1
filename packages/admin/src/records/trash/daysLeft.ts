/** How long records stay in the trash (P-EDIT-7). */
export const daysInTrash = 30;

const day = 24 * 60 * 60 * 1_000;

/** Whole days that a record deleted at this moment still has; 0 on its last. */
export function daysLeft(deletedAt: string, now: number): number {
  const gone = (now - Date.parse(deletedAt)) / day;
  return Math.max(0, Math.ceil(daysInTrash - gone));
}
