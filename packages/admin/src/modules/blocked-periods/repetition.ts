/** How often a period repeats. */
export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;

export type Frequency = (typeof frequencies)[number];

/** Days of a week in rules, from Monday. */
export const ruleDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A rule of RFC 5545 in the parts that its editor has, as they are typed. */
export interface Repetition {
  readonly frequency: Frequency;
  /** Every second, third ... one; blank is each. */
  readonly interval: string;
  /** Days of a weekly one; none is the day of the start. */
  readonly days: readonly string[];
  readonly ends: 'never' | 'until' | 'count';
  /** The last day, `2027-12-31`. */
  readonly until: string;
  readonly count: string;
}

/** A rule that was just begun. */
export function newRepetition(frequency: Frequency): Repetition {
  return { frequency, interval: '1', days: [], ends: 'never', until: '', count: '' };
}

/** The parts of a rule; undefined for a rule with parts that the editor does not have. */
export function parseRepetition(rule: string): Repetition | undefined {
  const entries = rule
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part) => part.split('=', 2));
  const { FREQ, INTERVAL = '1', BYDAY, UNTIL, COUNT, ...others } = Object.fromEntries(entries);
  const frequency = frequencies.find((one) => one.toUpperCase() === FREQ);
  const days = BYDAY?.split(',') ?? [];
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T235959Z)?$/.exec(UNTIL ?? '') ?? [];
  const isPlain =
    frequency !== undefined &&
    Object.keys(others).length === 0 &&
    entries.length === new Set(entries.map(([name]) => name)).size &&
    isCount(INTERVAL) &&
    days.every((one: string) => (ruleDays as readonly string[]).includes(one)) &&
    (BYDAY === undefined || frequency === 'weekly') &&
    (UNTIL === undefined || year !== undefined) &&
    (COUNT === undefined || (isCount(COUNT) && UNTIL === undefined));
  if (!isPlain) return undefined;
  return {
    frequency,
    interval: INTERVAL,
    days,
    ends: UNTIL ? 'until' : COUNT ? 'count' : 'never',
    until: UNTIL ? `${year}-${month}-${day}` : '',
    count: COUNT ?? '',
  };
}

/** The rule of the parts. The last day is included. */
export function printRepetition(repetition: Repetition): string {
  const { frequency, interval, days, ends, until, count } = repetition;
  const isEach = interval.trim() === '' || interval === '1';
  const chosen = ruleDays.filter((day) => days.includes(day));
  return [
    `FREQ=${frequency.toUpperCase()}`,
    ...(isEach ? [] : [`INTERVAL=${interval}`]),
    ...(frequency === 'weekly' && chosen.length > 0 ? [`BYDAY=${chosen.join(',')}`] : []),
    ...(ends === 'until' ? [`UNTIL=${until.replaceAll('-', '')}T235959Z`] : []),
    ...(ends === 'count' ? [`COUNT=${count}`] : []),
  ].join(';');
}

function isCount(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text);
}
