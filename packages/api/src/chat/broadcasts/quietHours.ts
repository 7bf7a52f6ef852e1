import type { QuietHours } from '@rentyard/contract/entities/chat/broadcast';

const minute = 60_000;

/**
 * The end of the current quiet hours, to the minute; undefined outside of them. It is the next moment
 * at which the clocks of the zone show another time than a quiet one, also when they change meanwhile.
 */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | undefined {
  if (!quiet) return undefined;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const clockAt = (time: number) => minutesIn(new Date(time), quiet.time_zone);
  const isQuiet = (at: number) => (from <= to ? at >= from && at < to : at >= from || at < to);
  const start = Math.floor(now.getTime() / minute) * minute;
  const at = clockAt(start);
  if (!isQuiet(at)) return undefined;
  const left = (to - at + 1_440) % 1_440 || 1_440;
  let end = start + left * minute;
  if (clockAt(end) === (at + left) % 1_440) return new Date(end);
  // The clocks change in between.
  end = start;
  const latest = start + 2 * 1_440 * minute;
  while (end < latest && isQuiet(clockAt(end))) end += minute;
  return new Date(end);
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
