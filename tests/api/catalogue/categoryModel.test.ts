import {
  listingStatuses,
  nextStatuses,
  type Status,
  statuses,
} from '@rentyard/contract/schema/statuses';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Page, WireRecord } from '../../support/wire.ts';

/** A fixed seed makes failures repeatable. FUZZ_SEED and FUZZ_RUNS widen the search. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const numRuns = Number(process.env.FUZZ_RUNS ?? 12);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The expected state of a record. */
interface Known {
  readonly id: number;
  version: number;
  isTrashed: boolean;
}
interface KnownOffer extends Known {
  category: KnownCategory;
  status: Status;
}
interface KnownCategory extends Known {
  inTop: boolean;
}

const kinds = [
  'makeCategory',
  'changeCategory',
  'changeStaleCategory',
  'trashCategory',
  'restoreCategory',
  'makeOffer',
  'moveOffer',
  'changeStatus',
  'trashOffer',
  'restoreOffer',
] as const;

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which records a step uses, as an index into the existing ones. */
  offer: fc.nat(20),
  category: fc.nat(20),
  status: fc.constantFrom(...statuses),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Runs the steps and compares every response with the model. */
class Model {
  readonly categories: KnownCategory[] = [];
  readonly offers: KnownOffer[] = [];

  async run({ kind, offer: o, category: c, status }: Step): Promise<void> {
    const category = this.categories[c % this.categories.length];
    const offer = this.offers[o % this.offers.length];
    if (kind === 'makeCategory' || !category) return this.makeCategory();
    if (kind === 'changeCategory') return this.changeCategory(category);
    if (kind === 'changeStaleCategory') return this.changeStale(category);
    if (kind === 'trashCategory') return this.trash('categories', category, this.isUsed(category));
    if (kind === 'restoreCategory') return this.restore('categories', category, false);
    if (kind === 'makeOffer' || !offer) return this.makeOffer(category);
    if (kind === 'moveOffer') return this.moveOffer(offer, category);
    if (kind === 'changeStatus') return this.changeStatus(offer, status);
    if (kind === 'trashOffer') return this.trash('offers', offer, false);
    return this.restore('offers', offer, offer.category.isTrashed);
  }

  private async makeCategory(): Promise<void> {
    const { id } = await app.make('categories', { in_top: false });
    this.categories.push({ id, version: 1, isTrashed: false, inTop: false });
  }

  private async changeCategory(category: KnownCategory): Promise<void> {
    const { id, version, isTrashed } = category;
    const inTop = !category.inTop;
    const response = await app.admin.patch(`/categories/${id}`, { in_top: inTop, version });
    expect(response.status, response.text).toBe(isTrashed ? 404 : 200);
    if (!isTrashed) Object.assign(category, { inTop, version: version + 1 });
  }

  private async changeStale({ id, version, isTrashed, inTop }: KnownCategory): Promise<void> {
    const draft = { in_top: !inTop, version: version + 1 };
    const response = await app.admin.patch(`/categories/${id}`, draft);
    expect(response.status, response.text).toBe(isTrashed ? 404 : 409);
  }

  private async makeOffer(category: KnownCategory): Promise<void> {
    const draft = await app.draft('offers', { category: category.id });
    const response = await app.admin.post('/offers', draft);
    expect(response.status, response.text).toBe(category.isTrashed ? 422 : 201);
    if (category.isTrashed) return;
    const { id } = response.data<WireRecord>();
    this.offers.push({ id, version: 1, isTrashed: false, category, status: 'new' });
  }

  private async moveOffer(offer: KnownOffer, category: KnownCategory): Promise<void> {
    const isSame = offer.category === category;
    const response = await app.admin.patch(`/offers/${offer.id}`, { category: category.id });
    const refusal = offer.isTrashed ? 404 : !isSame && category.isTrashed ? 422 : undefined;
    expect(response.status, response.text).toBe(refusal ?? 200);
    if (refusal || isSame) return;
    offer.category = category;
    offer.version += 1;
  }

  private async changeStatus(offer: KnownOffer, status: Status): Promise<void> {
    const response = await app.admin.patch(`/offers/${offer.id}/change_status`, {
      status,
      reason: 'By the test.',
    });
    const isAllowed = nextStatuses(listingStatuses, offer.status).includes(status);
    const refusal = offer.isTrashed ? 404 : isAllowed ? undefined : 422;
    expect(response.status, response.text).toBe(refusal ?? 200);
    if (refusal) return;
    offer.status = status;
    offer.version += 1;
  }

  private async trash(resource: string, record: Known, isUsed: boolean): Promise<void> {
    const response = await app.admin.delete(`/${resource}`, { id: record.id });
    const refusal = record.isTrashed ? 404 : isUsed ? 409 : undefined;
    expect(response.status, response.text).toBe(refusal ?? 200);
    if (refusal) return;
    record.isTrashed = true;
    record.version += 1;
  }

  /** A record that references the trash cannot be restored before the referenced one. */
  private async restore(resource: string, record: Known, waits: boolean): Promise<void> {
    const response = await app.admin.post(`/${resource}/restore`, { ids: [record.id] });
    expect(response.status, response.text).toBe(record.isTrashed ? 200 : 404);
    if (!record.isTrashed) return;
    expect(response.data<WireRecord>().restored).toEqual(waits ? [] : [record.id]);
    if (waits) return;
    record.isTrashed = false;
    record.version += 1;
  }

  /** Live offers prevent the deletion of a category. */
  private isUsed(category: KnownCategory): boolean {
    return this.offers.some((offer) => offer.category === category && !offer.isTrashed);
  }
}

async function rowsOf(resource: string, category: number): Promise<readonly WireRecord[]> {
  const path = resource === 'offers' ? 'category' : 'id';
  const query = { [`filter[${path}]`]: category, per_page: 100 };
  const page = (await app.admin.get(`/${resource}`, query)).body as unknown as Page;
  expect(page.meta.total).toBe(page.data.length);
  return page.data;
}

test('random changes of categories and offers leave the state that a model predicts', {
  timeout: 120_000,
}, async () => {
  const sequences = fc.array(step, { minLength: 10, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      const model = new Model();
      for (const one of steps) await model.run(one);
      for (const category of model.categories) {
        const { id, isTrashed, version, inTop } = category;
        const [row] = await rowsOf('categories', id);
        expect(row && [row.version, row.in_top]).toEqual(isTrashed ? undefined : [version, inTop]);
        const live = model.offers.filter(
          (offer) => offer.category === category && !offer.isTrashed,
        );
        const found = (await rowsOf('offers', id)).map((offer) => [
          offer.id,
          offer.version,
          offer.status,
          offer.active,
        ]);
        const meant = live.map((offer) => [
          offer.id,
          offer.version,
          offer.status,
          offer.status === 'active',
        ]);
        expect(found.sort()).toEqual(meant.sort());
      }
    }),
    { seed, numRuns, endOnFailure: true },
  );
});
