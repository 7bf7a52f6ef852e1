import { TZDate } from '@date-fns/tz';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Problem } from '@rentyard/validators';
import type { Cell, CellReading, ExportCell } from '../fieldKinds/fieldKind.ts';

/** A day with or without a time, and no offset. */
const wallTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)?$/;
/** Clocks change by less, and not twice within this time. */
const change = 3 * 3_600_000;

/** Whether the cells of the field are moments, not days. */
export function isMoment(field: PlainField | undefined): boolean {
  return field?.kind === 'moment' && !field.day;
}

/** A date cell of a workbook has no zone: it is what the clocks of the person show. */
export function withoutZone(cell: Cell): Cell {
  return cell instanceof Date ? cell.toISOString().slice(0, -1) : cell;
}

/**
 * Reads a time without an offset by the clocks of the zone. A time that clocks skip or show twice is a problem. Other
 * readings do not change.
 */
export function inZone(reading: CellReading, timeZone: string): CellReading {
  if (reading.problem || typeof reading.value !== 'string') return reading;
  const [, ...parts] = wallTime.exec(reading.value) ?? [];
  if (parts.length === 0) return reading;
  const [year = 0, month = 1, day = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const milliseconds = Number((parts[6] ?? '').padEnd(3, '0'));
  const wall = Date.UTC(year, month - 1, day, hours, minutes, seconds, milliseconds);
  const isDay = new Date(wall).toISOString().startsWith(reading.value.slice(0, 10));
  if (!isDay || hours > 23) return reading;
  const offsets = [wall - change, wall, wall + change].map((at) => computeOffset(timeZone, at));
  const moments = [...new Set(offsets.map((offset) => wall - offset))].filter(
    (moment) => moment + computeOffset(timeZone, moment) === wall,
  );
  const [moment, other] = moments;
  const named = (id: string): { problem: Problem } => ({
    problem: { id, values: { text: reading.value as string, name: timeZone } },
  });
  if (moment === undefined) return named('skipped_time');
  if (other !== undefined) return named('repeated_time');
  return { ...reading, value: new Date(moment).toISOString() };
}

/** A moment of an export as the clocks of the zone show it; in UTC as a text if they show it twice. */
export function toWallTime(cell: ExportCell, timeZone: string): ExportCell {
  if (!(cell instanceof Date)) return cell;
  const wall = new Date(cell.getTime() + computeOffset(timeZone, cell.getTime()));
  const { problem } = inZone({ value: withoutZone(wall) }, timeZone);
  return problem ? cell.toISOString() : wall;
}

/** What the clocks of the zone are ahead of UTC, in ms. */
function computeOffset(timeZone: string, moment: number): number {
  return -new TZDate(moment, timeZone).getTimezoneOffset() * 60_000;
}
