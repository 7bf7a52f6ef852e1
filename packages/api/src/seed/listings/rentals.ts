import type { Status } from '@rentyard/contract/schema/statuses';
import {
  endOfRental,
  momentOfWallClock,
  type RentalUnit,
} from '../../entities/rental/rentalTime.ts';
import { demoCounts, pairedOrders } from '../counts.ts';
import { createRandom, mix, type Random } from '../random/random.ts';
import type { World } from '../world.ts';
import { busyOffer, busyOrderOf, busyStart, isOverdue } from './busyMachines.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Work starts at eight in the morning, on clocks of the project. */
const startHour = 8;
/** More than the longest demo rental. */
const slot = 45 * day;
/** Rentals past the demo end before this day, so that they meet neither each other nor the demo. */
const pastRentals = Date.UTC(2026, 0, 5);

/** How many machines an offer has, and the minutes that it needs after a rental. */
export function rentalRules(world: World, number: number) {
  const random = createRandom(mix(world.seed, 11, number));
  return {
    quantity: random.chance(0.1) ? random.between(2, 5) : 1,
    buffer_after: random.pick([0, 0, 60, 120]),
  };
}

/**
 * The number of the offer that order number `number` is for. No two approved demo orders of an offer
 * meet: the second one of a pair begins after the first one.
 */
export function orderedOffer(world: World, number: number): number {
  const busy = busyOrderOf(number);
  if (busy) return busyOffer(world, busy);
  return number <= pairedOrders
    ? 1 + 5 * Math.floor((number - 1) / 2)
    : 1 + (number % demoCounts.offers);
}

/** The number of the order that ends before this one begins; undefined if there is none. */
export function orderBefore(number: number): number | undefined {
  const busy = busyOrderOf(number);
  const hasBefore = busy ? busy.place > 0 : number <= pairedOrders && number % 2 === 0;
  return hasBefore ? number - 1 : undefined;
}

interface Rental {
  readonly number: number;
  readonly status: Status;
  readonly projectId: number;
  readonly units: number;
  readonly unit: RentalUnit;
  /** The end of the order before. */
  readonly after: number | undefined;
  readonly random: Random;
}

/** The period of an order relative to now, and what has happened to the machine. */
export function rentalOf(world: World, rental: Rental) {
  const { number, status, projectId, random, ...length } = rental;
  const calendar = world.calendars.get(projectId);
  if (!calendar) throw new Error('The demo project has no work calendar.');
  const wanted = wantedStart(world, rental);
  const start = momentOfWallClock(calendar.timeZone, workMorning(wanted));
  const end = endOfRental(calendar, start, length) ?? start;
  return {
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    ...(number <= demoCounts.orders && status === 'active'
      ? lifeOf({ number, world, start: start.getTime(), end: end.getTime(), random })
      : { handed_over_at: null, returned_at: null, cancelled_at: null }),
  };
}

function wantedStart(world: World, { number, status, after, random }: Rental): number {
  const now = world.now.getTime();
  const busy = busyOrderOf(number);
  if (busy) return busyStart(world, busy, after);
  if (number > demoCounts.orders) {
    return pastRentals - Math.floor(number / demoCounts.offers) * slot;
  }
  if (status === 'new') return now + random.between(1, 21) * day;
  if (after !== undefined) return Math.max(after, now) + random.between(1, 6) * day;
  return now - random.between(1, 18) * day;
}

/** Eight in the morning of the day, or of the Monday after a weekend, as UTC fields. */
function workMorning(moment: number): Date {
  const morning = Math.floor(moment / day) * day + startHour * hour;
  const weekday = new Date(morning).getUTCDay();
  const free = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(morning + free * day);
}

interface Life {
  readonly number: number;
  readonly world: World;
  readonly start: number;
  readonly end: number;
  readonly random: Random;
}

/** Most machines come back in time; some are late, and some orders were cancelled. */
function lifeOf({ number, world, start, end, random }: Life) {
  const now = world.now.getTime();
  const busy = busyOrderOf(number);
  const text = (moment: number | undefined) =>
    moment === undefined ? null : new Date(moment).toISOString();
  const isCancelled = !busy && random.chance(0.06);
  const isOut = !isCancelled && start < now;
  const comesBack = busy ? !isOverdue(world, busy) : random.chance(0.75);
  const isBack = isOut && end < now && comesBack;
  const minutes = random.between(-90, 20) * 60_000;
  return {
    handed_over_at: text(isOut ? Math.min(now, start + random.between(0, 40) * 60_000) : undefined),
    returned_at: text(isBack ? Math.min(now, end + minutes) : undefined),
    cancelled_at: text(isCancelled ? Math.min(now - hour, start - day) : undefined),
  };
}
