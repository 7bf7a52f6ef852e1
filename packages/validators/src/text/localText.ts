import { latinDigits } from './latinDigits.ts';

/** Text in quotes, a run of one letter, or a run of other characters. */
const piece = /'(?:''|[^'])*'|([A-Za-z])\1*|[^A-Za-z']+/g;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const shape = /^(?:(\d{4})-(\d{2})-(\d{2}))?(?:T?(\d{2}):(\d{2}))?$/;

/** Whether the text is a day (`2026-11-20`). */
export function isDay(text: string): boolean {
  return isoDay.test(text) && isReal(parseNumbers(text));
}

/** Whether the text is a local date, time or both (`2026-11-20`, `09:30`, `2026-11-20T09:30`). */
export function isLocal(text: string): boolean {
  return text !== '' && shape.test(text);
}

/** A local date, time or both in a pattern (`DateFormat`). Any other text stays unchanged. */
export function writeLocal(local: string, pattern: string): string {
  if (!isLocal(local)) return local;
  const { y, M, d, H, m } = parseNumbers(local);
  const values: Readonly<Record<string, number>> = { y, M, d, H, h: H % 12 || 12, m, s: 0 };
  return pattern.replace(piece, (found) => {
    if (found.startsWith("'")) return found === "''" ? "'" : found.slice(1, -1).replace("''", "'");
    if (found === 'a') return H < 12 ? 'AM' : 'PM';
    const value = values[found.charAt(0)];
    return value === undefined ? found : String(value).padStart(found.length, '0');
  });
}

interface LocalNumbers {
  readonly y: number;
  readonly M: number;
  readonly d: number;
  readonly H: number;
  readonly m: number;
}

/** An ordinary day, for a time without one. */
const someDay = { y: 2000, M: 1, d: 1 };

function parseNumbers(local: string): LocalNumbers {
  const [, y, M, d, H, m] = shape.exec(local)?.map(Number) ?? [];
  return { ...someDay, ...(y && { y, M: M ?? 1, d: d ?? 1 }), H: H || 0, m: m || 0 };
}

const widths: Readonly<Record<string, number>> = { y: 4, M: 2, d: 2, H: 2, h: 2, m: 2 };

/**
 * Reads what a person typed in a pattern: with any separators, without any (`20112026`), with a year of two digits, as
 * an ISO date, and without the time. A date with full stops starts with the day in every pattern. Undefined if it is no
 * date. `lastYear` is the latest year that two digits can mean, if it is not 2099.
 */
export function readLocal(typed: string, pattern: string, lastYear = 2099): string | undefined {
  const text = latinDigits(typed);
  const units = findUnits(pattern);
  const digits = splitDigits(text, units);
  const order = findOrder(digits, findSeparator(text), units);
  const hasDay = units.includes('y');
  const hasTime = units.some((unit) => unit === 'H' || unit === 'h');
  const isComplete = digits.length === units.length || (hasDay && hasTime && digits.length === 3);
  if (!isComplete || digits.some((run) => run.length > 4)) return undefined;
  const values: Readonly<Record<string, number>> = Object.fromEntries(
    digits.map((run, at) => [order[at], Number(run)]),
  );
  const { y = someDay.y, M = 1, d = 1, m = 0 } = values;
  const numbers = { y: fullYear(y, lastYear), M, d, H: parseHour(values, text), m };
  return isReal(numbers) ? print(numbers, hasDay, hasTime) : undefined;
}

/** The latest year up to `last` that ends with the typed two digits. */
function fullYear(typed: number, last: number): number {
  return typed < 100 ? last - ((((last - typed) % 100) + 100) % 100) : typed;
}

/**
 * Whether somebody else would read another day in the text: its day and month can be exchanged, and it has another
 * order or other separators than the pattern. `05/12/2026` is unambiguous in `MM/dd/yyyy` only.
 */
export function isAmbiguous(typed: string, pattern: string): boolean {
  const text = latinDigits(typed);
  const units = findUnits(pattern);
  const digits = splitDigits(text, units);
  const local = readLocal(text, pattern);
  if (local === undefined || !isDay(local.slice(0, 10)) || digits[0]?.length === 4) return false;
  const { M, d } = parseNumbers(local);
  if (d > 12 || d === M) return false;
  const separator = findSeparator(text);
  if (separator !== '.') return separator !== findSeparator(writeLocal(local, pattern));
  return isDayFirst(findOrder(digits, separator, units)) !== isDayFirst(units);
}

function findUnits(pattern: string): readonly string[] {
  return [...pattern.matchAll(piece)]
    .map(([found]) => found.charAt(0))
    .filter((unit) => unit in widths);
}

/** The characters between the first two runs of digits. */
function findSeparator(text: string): string {
  return /\d([^\d]+)\d/.exec(text)?.[1]?.trim() ?? '';
}

/** The unit of each run of digits. */
function findOrder(
  digits: readonly string[],
  separator: string,
  units: readonly string[],
): readonly string[] {
  if (!units.includes('y')) return units;
  const times = units.filter((unit) => !'yMd'.includes(unit));
  if (digits[0]?.length === 4) return units[0] === 'y' ? units : ['y', 'M', 'd', ...times];
  if (separator === '.') return ['d', 'M', 'y', ...times];
  // `12/05/2026` in a pattern that starts with the year.
  const isYearLast = units[0] === 'y' && digits[2]?.length === 4;
  return isYearLast ? [...units.filter((unit) => 'Md'.includes(unit)), 'y', ...times] : units;
}

function isDayFirst(order: readonly string[]): boolean {
  return order.indexOf('d') < order.indexOf('M');
}

/** The runs of digits; a single run is split at the widths of the units. */
function splitDigits(text: string, units: readonly string[]): readonly string[] {
  const runs = text.match(/\d+/g) ?? [];
  const [only = ''] = runs;
  const total = units.reduce((sum, unit) => sum + (widths[unit] ?? 0), 0);
  if (runs.length !== 1 || only.length !== total) return runs;
  let start = 0;
  return units.map((unit) => {
    const from = start;
    start += widths[unit] ?? 0;
    return only.slice(from, start);
  });
}

function parseHour({ H, h = 0 }: Readonly<Record<string, number>>, text: string): number {
  if (H !== undefined) return H;
  return h > 12 ? h : (h % 12) + (/p/i.test(text) ? 12 : 0);
}

function isReal({ y, M, d, H, m }: LocalNumbers): boolean {
  const date = new Date(Date.UTC(y, M - 1, d));
  const isDate = y >= 1000 && y <= 9999 && date.getUTCMonth() === M - 1 && date.getUTCDate() === d;
  return isDate && H < 24 && m < 60;
}

function print({ y, M, d, H, m }: LocalNumbers, hasDay: boolean, hasTime: boolean): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = hasDay ? `${y}-${two(M)}-${two(d)}` : '';
  return [day, hasTime ? `${two(H)}:${two(m)}` : ''].filter(Boolean).join('T');
}
