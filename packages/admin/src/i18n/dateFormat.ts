/** How moments are shown unless the language has a format of its own: MM/DD/YYYY HH:mm. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(moment.getMonth() + 1)}/${two(moment.getDate())}/${moment.getFullYear()}`;
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Name of the reader's time zone at a moment: `GMT+2`. */
export function timeZoneOf(iso: string, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZoneName: 'short' }).formatToParts(
    new Date(iso),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The largest unit that fits between two moments, counted down: -3 hours. */
export function relativeParts(
  iso: string,
  now: number,
): readonly [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return [Math.trunc(seconds / length), unit];
  }
  return [0, 'minute'];
}
