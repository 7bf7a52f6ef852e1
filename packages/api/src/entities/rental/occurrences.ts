import { blockedDays } from '@rentyard/contract/entities/rental/blockedPeriod';
import type { Problem } from '@rentyard/validators';
import rruleModule from 'rrule';
import { momentOfWallClock, toWallClock } from './rentalTime.ts';

// The package is CommonJS for Node but has types of an ES module, whose names are properties here.
const { RRule, rrulestr } = rruleModule as unknown as typeof import('rrule');

/** Maximum number of repetitions: daily for five years. */
export const occurrencesAtMost = 2_000;

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** The periods, or what is wrong with the rule. */
export interface Occurrences {
  readonly periods?: readonly Period[];
  readonly problem?: Problem;
}

interface Repeated extends Period {
  /** The parts of a rule of RFC 5545: `FREQ=WEEKLY;BYDAY=SU`. */
  readonly rule: string;
  readonly timeZone: string;
}

const day = 86_400_000;
/** Rules of RFC 5545 that repeat by the day or more seldom. Its start and zone are those of the period. */
const readableRule = /^(?:RRULE:)?FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[A-Z0-9+,-]+)*$/;

/**
 * The periods of a repeating one, at local times of the zone, for five years from its start. A rule that
 * ends later, or that cannot be read, is a problem.
 */
export function listOccurrences({ start, end, rule, timeZone }: Repeated): Occurrences {
  if (!readableRule.test(rule)) return { problem: { id: 'rrule' } };
  const dtstart = toWallClock(timeZone, start);
  const last = new Date(dtstart.getTime() + blockedDays * day);
  const walls: Date[] = [];
  try {
    const { origOptions } = rrulestr(rule);
    if (origOptions.until && origOptions.until > last) {
      return { problem: { id: 'too_far', values: { number: 5 } } };
    }
    new RRule({ ...origOptions, dtstart, until: origOptions.until ?? last }).all((wall, count) => {
      walls.push(wall);
      return count < occurrencesAtMost;
    });
  } catch {
    return { problem: { id: 'rrule' } };
  }
  if (walls.length === 0) return { problem: { id: 'rrule' } };
  if (walls.length > occurrencesAtMost) {
    return { problem: { id: 'too_many_occurrences', values: { number: occurrencesAtMost } } };
  }
  const length = toWallClock(timeZone, end).getTime() - dtstart.getTime();
  return {
    periods: walls.map((wall) => ({
      start: momentOfWallClock(timeZone, wall),
      end: momentOfWallClock(timeZone, new Date(wall.getTime() + length)),
    })),
  };
}
