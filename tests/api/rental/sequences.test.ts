import type { AvailabilityPart } from '@rentyard/contract/entities/rental/availabilityRoutes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiResponse } from '../../support/client.ts';
import { type Imports, importsOf } from '../../support/data/imports.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';
import { type Outcome, RentalModel } from './rentalModel.ts';

/** Random sequences of calls. `npm run test:release` sets more. */
const numRuns = Number(process.env.RENTAL_SEQUENCES ?? 200);
const seed = Number(process.env.RENTAL_SEED ?? 20_261_128);

let app: TestApp;
let imports: Imports;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
});
afterAll(() => app.close());

const start = Date.parse('2025-05-01T00:00:00.000Z');
const momentOf = (hour: number) => new Date(start + hour * 3_600_000).toISOString();

/** More than the latest end. */
const hours = 120;
const hour = fc.integer({ min: 0, max: 60 });
const length = fc.integer({ min: 1, max: 24 });
const which = fc.nat(3);
const call = fc.oneof(
  fc.record({ call: fc.constant('approve' as const), which }),
  fc.record({ call: fc.constant('approve together' as const), which, other: which }),
  fc.record({ call: fc.constant('hide' as const), which }),
  fc.record({ call: fc.constant('move' as const), which, hour }),
  fc.record({ call: fc.constant('hand over' as const), which, hour }),
  fc.record({ call: fc.constant('return' as const), which, hour }),
  fc.record({ call: fc.constant('extend' as const), which, hour }),
  fc.record({ call: fc.constant('cancel' as const), which }),
  fc.record({ call: fc.constant('undo' as const), which }),
  fc.record({ call: fc.constant('trash' as const), which }),
  fc.record({ call: fc.constant('restore' as const), which }),
  fc.record({ call: fc.constant('block' as const), hour, length }),
  fc.record({ call: fc.constant('import a block' as const), hour, length }),
  fc.record({ call: fc.constant('unblock' as const), which }),
);
type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

const sequence = fc.record({
  capacity: fc.integer({ min: 1, max: 2 }),
  requests: fc.array(fc.record({ hour, length, quantity: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 4,
    maxLength: 4,
  }),
  calls: fc.array(call, { minLength: 4, maxLength: 12 }),
});

type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

function outcomeOf({ status, body }: ApiResponse): Outcome {
  if (status < 300) return 'done';
  return body.code === 'not_available' ? 'not_available' : 'refused';
}

/** One offer with its orders, in the database and in the model. */
class Rental {
  readonly model: RentalModel;
  private readonly offer: WireRecord;
  private readonly orders: readonly WireRecord[];
  private readonly blocks: number[] = [];

  constructor(offer: WireRecord, orders: readonly WireRecord[], model: RentalModel) {
    this.offer = offer;
    this.orders = orders;
    this.model = model;
  }

  private send(at: number, step: string, body: object = {}): Promise<ApiResponse> {
    return app.admin.post(`/orders/${this.orders[at]?.id}/${step}`, body);
  }

  private status(at: number, status: string): Promise<ApiResponse> {
    return app.admin.patch(`/orders/${this.orders[at]?.id}/change_status`, { status });
  }

  /** Does it in both, and compares the outcomes. */
  async run(step: Call): Promise<void> {
    const [found, expected] = await this.outcomes(step);
    expect(found, JSON.stringify(step)).toBe(expected);
  }

  private async outcomes(step: Call): Promise<readonly [Outcome, Outcome]> {
    const { model } = this;
    const compared = async (response: Promise<ApiResponse>, expected: Outcome) =>
      [outcomeOf(await response), expected] as const;
    switch (step.call) {
      case 'approve':
        return compared(this.status(step.which, 'active'), model.setStatus(step.which, 'active'));
      case 'approve together':
        return this.approveTogether(step.which, step.other);
      case 'hide':
        return compared(this.status(step.which, 'hidden'), model.setStatus(step.which, 'hidden'));
      case 'move': {
        const body = { starts_at: momentOf(step.hour) };
        const sent = app.admin.patch(`/orders/${this.orders[step.which]?.id}`, body);
        return compared(sent, model.move(step.which, step.hour));
      }
      case 'hand over':
        return compared(
          this.send(step.which, 'hand_over', { at: momentOf(step.hour) }),
          model.handOver(step.which, step.hour),
        );
      case 'return':
        return compared(
          this.send(step.which, 'return', { at: momentOf(step.hour) }),
          model.return(step.which, step.hour),
        );
      case 'extend':
        return compared(
          this.send(step.which, 'extend', { ends_at: momentOf(step.hour) }),
          model.extend(step.which, step.hour),
        );
      case 'cancel':
        return compared(
          this.send(step.which, 'cancel', { reason: 'Rain' }),
          model.cancel(step.which),
        );
      case 'undo':
        return compared(this.send(step.which, 'undo_rental'), model.undo(step.which));
      case 'trash': {
        const id = this.orders[step.which]?.id;
        return compared(app.admin.delete('/orders', { id }), model.trash(step.which));
      }
      case 'restore': {
        const ids = [this.orders[step.which]?.id];
        return compared(app.admin.post('/orders/restore', { ids }), model.restore(step.which));
      }
      case 'block':
      case 'import a block':
        return this.block(step);
      case 'unblock': {
        const id = this.blocks[step.which];
        if (id === undefined || model.blocks[step.which] === undefined) return ['done', 'done'];
        model.unblock(step.which);
        return compared(app.admin.delete('/blocked_periods', { id }), 'done');
      }
    }
  }

  /** Of two approvals at the same time the model accepts the order in which the server took them. */
  private async approveTogether(one: number, other: number): Promise<readonly [Outcome, Outcome]> {
    if (one === other) return ['done', 'done'];
    const [first, second] = await Promise.all(
      [one, other].map(async (at) => outcomeOf(await this.status(at, 'active'))),
    );
    const turns = first === 'done' ? ([one, other] as const) : ([other, one] as const);
    const outcomes = turns.map((at) => this.model.setStatus(at, 'active'));
    const found = first === 'done' ? [first, second] : [second, first];
    expect(found).toEqual(outcomes);
    return ['done', 'done'];
  }

  private async block(step: { call: string; hour: number; length: number }) {
    const span = { from: step.hour, to: step.hour + step.length };
    const expected = this.model.block(span);
    const values = { starts_at: momentOf(span.from), ends_at: momentOf(span.to) };
    if (step.call === 'block') {
      const sent = await app.admin.post('/blocked_periods', { offer: this.offer.id, ...values });
      if (sent.status === 201) this.blocks.push(sent.data<WireRecord>().id);
      return [outcomeOf(sent), expected] as const;
    }
    const code = `S-${this.offer.id}-${this.blocks.length}`;
    const job = await imports.run('blocked_periods', [
      ['code', 'offer', 'starts_at', 'ends_at'],
      [code, String(this.offer.code), values.starts_at, values.ends_at],
    ]);
    if (job.counts.done === 1) {
      this.blocks.push((await imports.byCode('blocked_periods', code))?.id ?? 0);
    }
    return [job.counts.done === 1 ? 'done' : 'not_available', expected] as const;
  }

  /** Compares how many machines are free in each hour. */
  async compareAvailability(): Promise<void> {
    const period = { from: momentOf(0), to: momentOf(hours) };
    const path = `/offers/${this.offer.id}/availability`;
    const parts = (await app.admin.get(path, period)).data<readonly AvailabilityPart[]>();
    const found = parts.flatMap(({ from, to, free }) =>
      Array.from({ length: (Date.parse(to) - Date.parse(from)) / 3_600_000 }, () => free),
    );
    const expected = Array.from({ length: hours }, (_, at) => this.model.freeAt(at));
    expect(found).toEqual(expected);
  }

  /** Compares in which periods the list of free offers has the machine. */
  async compareFilter(): Promise<void> {
    for (const from of [0, 20, 40]) {
      const to = from + 6;
      const free = { 'filter[free][from]': momentOf(from), 'filter[free][to]': momentOf(to) };
      const query = { ...free, 'filter[code]': String(this.offer.code) };
      const found = (await app.admin.get('/offers', query)).data<readonly WireRecord[]>();
      const period = Array.from({ length: to - from }, (_, at) => this.model.freeAt(from + at));
      expect(found.map(({ id }) => id)).toEqual(Math.min(...period) > 0 ? [this.offer.id] : []);
    }
  }
}

async function newRental({ capacity, requests }: Sequence): Promise<Rental> {
  const offer = await app.make('offers', { quantity: capacity });
  const model = new RentalModel(capacity);
  const orders: WireRecord[] = [];
  for (const { hour: first, length: units, quantity } of requests) {
    model.request(first, units, quantity);
    const period = { starts_at: momentOf(first), unit: 'hour', units, quantity };
    orders.push(await app.make('orders', { offer: offer.id, ...period }));
  }
  return new Rental(offer, orders, model);
}

test(`${numRuns} random sequences reserve what the model reserves`, {
  timeout: 120_000 + numRuns * 2_000,
}, async () => {
  const run = async (drawn: Sequence) => {
    const rental = await newRental(drawn);
    for (const step of drawn.calls) await rental.run(step);
    await rental.compareAvailability();
    await rental.compareFilter();
  };
  await fc.assert(fc.asyncProperty(sequence, run), { seed, numRuns, endOnFailure: true });
});
