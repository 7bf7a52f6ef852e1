/**
 * How many hours at the hourly price equal the shift price, to one decimal. Never saved, so a float
 * is safe. Undefined while either price is not an amount.
 */
export function hoursInShift(perShift: string, perHour: string): number | undefined {
  const [shift, hour] = [Number(perShift), Number(perHour)];
  if (!perShift || !perHour || !(shift > 0) || !(hour > 0)) return undefined;
  return Math.round((shift / hour) * 10) / 10;
}
