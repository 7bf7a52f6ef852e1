/**
 * How many hours at the hourly price the price of a shift comes to, to one place. Only said, never
 * saved, so a float does no harm here. Undefined while either price is no amount.
 */
export function hoursInShift(perShift: string, perHour: string): number | undefined {
  const [shift, hour] = [Number(perShift), Number(perHour)];
  if (!perShift || !perHour || !(shift > 0) || !(hour > 0)) return undefined;
  return Math.round((shift / hour) * 10) / 10;
}
