/** Hours since the first hour of the sequence. */
type Hour = number;

interface Span {
  readonly from: Hour;
  readonly to: Hour;
}

export interface OrderState {
  readonly status: 'new' | 'active' | 'hidden';
  readonly start: Hour;
  readonly units: number;
  readonly ends: Hour;
  readonly quantity: number;
  readonly extended: Hour | undefined;
  readonly handedOver: Hour | undefined;
  readonly returned: Hour | undefined;
  readonly isCancelled: boolean;
  readonly isTrashed: boolean;
  /** The state before the last step, while it can be undone. */
  readonly undo: OrderState | undefined;
}

export type Outcome = 'done' | 'not_available' | 'refused';

const dueOf = ({ ends, extended }: OrderState): Hour => Math.max(ends, extended ?? ends);

const isOut = (order: OrderState) =>
  order.handedOver !== undefined && order.returned === undefined && !order.isCancelled;

/** The time that an order has reserved. */
function reservedOf(order: OrderState): Span | undefined {
  const isReserving = order.status === 'active' || (order.status === 'hidden' && isOut(order));
  if (!isReserving || order.isCancelled || order.isTrashed) return undefined;
  const to = Math.min(dueOf(order), order.returned ?? Number.POSITIVE_INFINITY);
  return to > order.start ? { from: order.start, to } : undefined;
}

/** The whole time in which the machine is away. All sequences are long ago, so what is out is late. */
function takenBy(order: OrderState): Span | undefined {
  const reserved = reservedOf(order);
  if (!reserved) return undefined;
  if (isOut(order)) {
    const from = Math.min(reserved.from, order.handedOver ?? reserved.from);
    return { from, to: Number.POSITIVE_INFINITY };
  }
  return { from: reserved.from, to: Math.max(reserved.to, order.returned ?? reserved.to) };
}

const includes = (span: Span | undefined, hour: Hour) =>
  span !== undefined && hour >= span.from && hour < span.to;

/** What may happen to the orders and blocked periods of one offer. */
export class RentalModel {
  readonly capacity: number;
  readonly orders: OrderState[] = [];
  readonly blocks: (Span | undefined)[] = [];

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  request(start: Hour, units: number, quantity: number): void {
    this.orders.push({
      ...{ status: 'new', start, units, ends: start + units, quantity, extended: undefined },
      ...{ handedOver: undefined, returned: undefined, isCancelled: false, isTrashed: false },
      undo: undefined,
    });
  }

  /** How many machines are here and not reserved. */
  freeAt(hour: Hour): number {
    if (this.blocks.some((block) => includes(block, hour))) return 0;
    const taken = this.orders.filter((order) => includes(takenBy(order), hour));
    return Math.max(0, this.capacity - taken.reduce((sum, { quantity }) => sum + quantity, 0));
  }

  /** Whether the machine is free for the order; the time that it has already is its own. */
  private isFree(at: number, after: OrderState): boolean {
    const before = this.orders[at] as OrderState;
    const [wanted, present] = [reservedOf(after), reservedOf(before)];
    if (!wanted) return true;
    const keepsTime = present && present.from <= wanted.from && present.to >= wanted.to;
    if (!keepsTime) {
      if (after.quantity > this.capacity) return false;
      for (let hour = wanted.from; hour < wanted.to; hour += 1) {
        if (this.blocks.some((block) => includes(block, hour))) return false;
        const others = this.orders.filter(
          (other, index) =>
            index !== at &&
            (includes(reservedOf(other), hour) ||
              (includes(takenBy(other), hour) && !includes(present, hour))),
        );
        const used = others.reduce((sum, { quantity }) => sum + quantity, 0);
        if (used + after.quantity > this.capacity) return false;
      }
    }
    if (!isOut(after) || (isOut(before) && present)) return true;
    const away = this.orders.filter(
      (other, index) => index !== at && isOut(other) && reservedOf(other) !== undefined,
    );
    const used = away.reduce((sum, { quantity }) => sum + quantity, 0);
    return used + after.quantity <= this.capacity;
  }

  private change(at: number, after: OrderState): Outcome {
    if (!this.isFree(at, after)) return 'not_available';
    this.orders[at] = after;
    return 'done';
  }

  setStatus(at: number, status: 'active' | 'hidden'): Outcome {
    const order = this.orders[at] as OrderState;
    const from = status === 'hidden' ? ['active'] : ['new', 'hidden'];
    if (order.isTrashed || !from.includes(order.status)) return 'refused';
    return this.change(at, { ...order, status, undo: undefined });
  }

  move(at: number, start: Hour): Outcome {
    const order = this.orders[at] as OrderState;
    if (order.isTrashed) return 'refused';
    if (order.start === start) return 'done';
    return this.change(at, { ...order, start, ends: start + order.units, undo: undefined });
  }

  private step(at: number, isAllowed: boolean, changes: Partial<OrderState>): Outcome {
    const order = this.orders[at] as OrderState;
    if (order.isTrashed || !isAllowed) return 'refused';
    return this.change(at, { ...order, ...changes, undo: order });
  }

  private isWaiting(at: number): boolean {
    const { status, handedOver, isCancelled } = this.orders[at] as OrderState;
    return status === 'active' && handedOver === undefined && !isCancelled;
  }

  handOver(at: number, hour: Hour): Outcome {
    return this.step(at, this.isWaiting(at), { handedOver: hour });
  }

  return(at: number, hour: Hour): Outcome {
    const order = this.orders[at] as OrderState;
    const isAllowed = isOut(order) && hour >= (order.handedOver ?? hour);
    return this.step(at, isAllowed, { returned: hour });
  }

  extend(at: number, to: Hour): Outcome {
    const order = this.orders[at] as OrderState;
    const isAllowed = (this.isWaiting(at) || isOut(order)) && to > dueOf(order);
    return this.step(at, isAllowed, { extended: to, units: to - order.start });
  }

  cancel(at: number): Outcome {
    const order = this.orders[at] as OrderState;
    const isAllowed = this.isWaiting(at) || (order.status === 'new' && !order.isCancelled);
    return this.step(at, isAllowed, { isCancelled: true });
  }

  undo(at: number): Outcome {
    const { undo, isTrashed } = this.orders[at] as OrderState;
    if (!undo || isTrashed) return 'refused';
    // An undone extension leaves the former due time as the extension.
    const { extended, units } = this.orders[at] as OrderState;
    const isExtension = extended !== undo.extended || units !== undo.units;
    return this.change(at, {
      ...undo,
      ...(isExtension ? { extended: dueOf(undo) } : {}),
      undo: undefined,
    });
  }

  trash(at: number): Outcome {
    const order = this.orders[at] as OrderState;
    if (order.isTrashed) return 'refused';
    return this.change(at, { ...order, isTrashed: true, undo: undefined });
  }

  restore(at: number): Outcome {
    const order = this.orders[at] as OrderState;
    return order.isTrashed
      ? this.change(at, { ...order, isTrashed: false, undo: undefined })
      : 'refused';
  }

  block(span: Span): Outcome {
    const isTaken = this.orders.some((order) => {
      const taken = takenBy(order);
      return taken !== undefined && taken.from < span.to && span.from < taken.to;
    });
    if (isTaken) return 'not_available';
    this.blocks.push(span);
    return 'done';
  }

  unblock(at: number): void {
    this.blocks[at] = undefined;
  }
}
