import { busyMachines, busyOrders, demoCounts, pairedOrders } from '../counts.ts';
import { createRandom, mix } from '../random/random.ts';
import type { World } from '../world.ts';
import { offerRow } from './offers.ts';

const day = 86_400_000;

/** The share of busy machines in the categories that the calendar shows first, and in the others. */
const busyShare = { first: 1, other: 0.6 };
const firstCategories = 3;

const found = new WeakMap<World, readonly number[]>();

/**
 * The numbers of the offers that are rented again and again, so that the calendar of a first start shows what
 * staff will see. No pair of orders and no blocked period is for them.
 */
function busyOffers(world: World): readonly number[] {
  const known = found.get(world);
  if (known) return known;
  const first = new Set(world.categories.slice(0, firstCategories).map(({ id }) => id));
  const numbers: number[] = [];
  for (let number = 1; number <= demoCounts.offers && numbers.length < busyMachines; number += 1) {
    if (number % 5 === 1 || number % 5 === 2) continue;
    const { status, type, price_per_shift: price, category_id } = offerRow(world, number);
    if (status !== 'active' || type !== 'equipment' || price === null) continue;
    const share = first.has(category_id) ? busyShare.first : busyShare.other;
    if (createRandom(mix(world.seed, 21, number)).chance(share)) numbers.push(number);
  }
  found.set(world, numbers);
  return numbers;
}

/** The place of a demo order among those of a busy machine: 0 is the oldest one. */
export interface BusyOrder {
  readonly machine: number;
  readonly place: number;
}

/** Undefined for the orders of other machines. */
export function busyOrderOf(number: number): BusyOrder | undefined {
  if (number <= pairedOrders || number > demoCounts.orders) return undefined;
  const at = number - pairedOrders - 1;
  return { machine: Math.floor(at / busyOrders), place: at % busyOrders };
}

/** The number of the offer that an order of a busy machine is for. */
export function busyOffer(world: World, { machine }: BusyOrder): number {
  const number = busyOffers(world)[machine];
  if (number === undefined) throw new Error(`The demo has no busy machine ${machine}.`);
  return number;
}

/** A few machines come back too late. Their next customer waits for them. */
function isLateMachine(world: World, { machine }: BusyOrder): boolean {
  return createRandom(mix(world.seed, 22, machine)).chance(0.06);
}

/** Whether the machine of an order that has ended is still out. */
export function isOverdue(world: World, order: BusyOrder): boolean {
  return order.place === 1 && isLateMachine(world, order);
}

/** When the rental should begin: after the one before, the first one some weeks ago. */
export function busyStart(world: World, order: BusyOrder, after: number | undefined): number {
  const random = createRandom(mix(world.seed, 23, order.machine * busyOrders + order.place));
  const now = world.now.getTime();
  if (after === undefined) return now - random.between(20, 30) * day;
  const start = after + random.between(1, order.place === 1 ? 3 : 6) * day;
  return order.place === 2 && isLateMachine(world, order) ? Math.max(start, now + 2 * day) : start;
}
