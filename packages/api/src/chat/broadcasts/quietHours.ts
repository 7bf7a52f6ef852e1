import type { QuietHours } from '@rentyard/contract/entities/chat/broadcast';

const minute = 60_000;

/** The end of the current quiet hours, to the minute; undefined outside of them. */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | undefined {
  if (!quiet) return undefined;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const at = minutesIn(now, quiet.time_zone);
  const isQuiet = from <= to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return undefined;
  const left = (to - at + 1_440) % 1_440 || 1_440;
  return new Date(Math.floor(now.getTime() / minute) * minute + left * minute);
}

/** `21:30` -> 1290 */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

function minutesIn(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return 60 * part('hour') + part('minute');
}
