import { order } from '@rentyard/contract/entities/listing/order';
import { draftSchema } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { orders } from '../../entities/orders/orders.ts';
import { registry } from '../../entities/registry.ts';
import { insertRows } from '../../seed/insertRows.ts';
import { createRandom, type Random } from '../../seed/random/random.ts';
import { createStore } from '../createStore.ts';
import { listRecords } from '../list/list.ts';

const count = 10_000;
/** Decimals of the currency: yen, leu, dinar. */
const places = [0, 2, 3] as const;

interface Sample {
  readonly code: string;
  readonly places: number;
  readonly perShift: string | null;
  readonly perHour: string;
  readonly unit: 'shift' | 'hour';
  readonly units: number;
}

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ memory: true, statementTimeout: 60_000 });
  await migrate(db);
  await db.rows(
    sql.raw(`
    insert into languages (code, name, numeric_date_format, text_date_format, time_format)
      values ('en', 'English', 'P', 'PP', 'p');
    insert into currencies (code, symbol, decimal) values ('JPY', '¥', 0), ('MDL', 'L', 2), ('KWD', 'KD', 3);
    insert into countries (code, alias, iso_name, phone_code, currency_id, language_id)
      values ('MD', 'md', 'MD', '373', 2, 1);
    insert into regions (code, alias, country_id) values ('R', 'r', 1);
    insert into categories (alias) values ('cranes');
    insert into projects (name, domain) values ('Machines', 'machines.test')`),
  );
}, 120_000);
afterAll(() => db.close());

test('the API returns ten thousand amounts and totals with every digit', async () => {
  const random = createRandom(20_261_120);
  const samples = Array.from({ length: count }, (_, at) => sampleOf(at, random));
  const schema = draftSchema(order, 'update', { codes: ['en'], default: 'en' });
  const accepted = samples.map((sample) => schema.parse({ prices: pricesOf(sample) }));
  expect(accepted).toEqual(samples.map((sample) => ({ prices: pricesOf(sample) })));
  await insertRows(db, 'orders', samples.map(rowOf));
  const served = (await serve()).map(({ code, prices, total }) => ({ code, prices, total }));
  expect(served).toEqual(
    samples.map((sample) => ({
      code: sample.code,
      prices: pricesOf(sample),
      total: totalOf(sample),
    })),
  );
});

function pricesOf({ perShift, perHour }: Sample) {
  return { price_per_shift: perShift, price_per_hour: perHour };
}

/** Between the smallest and the greatest allowed amount, with the decimals of the currency. */
function sampleOf(at: number, random: Random): Sample {
  const digits = places[at % places.length] ?? 2;
  const least = digits === 3 ? 10 : 1;
  const amount = () => {
    const most = 9_999_999 * 10 ** digits;
    const size = 10 ** random.between(0, Math.floor(Math.log10(most)));
    const units = Math.floor(random.next() * Math.min(size * 10, most));
    return decimal(BigInt(Math.max(least, units)), digits);
  };
  return {
    code: `OR-${at}`,
    places: digits,
    perShift: random.chance(0.1) ? null : amount(),
    perHour: amount(),
    unit: random.chance(0.5) ? 'shift' : 'hour',
    units: random.between(1, 10_000),
  };
}

/** `12345` with two decimals is `123.45`. */
function decimal(units: bigint, digits: number): string {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function totalOf({ perShift, perHour, unit, units, places: digits }: Sample): string | null {
  const price = unit === 'shift' ? perShift : perHour;
  return price === null ? null : decimal(BigInt(price.replace('.', '')) * BigInt(units), digits);
}

function rowOf({ code, places: digits, perShift, perHour, unit, units }: Sample) {
  return {
    code,
    alias: code.toLowerCase(),
    name: { en: code },
    category_id: 1,
    currency_id: places.indexOf(digits as (typeof places)[number]) + 1,
    region_id: 1,
    project_id: 1,
    description: {},
    content: {},
    status: 'new',
    price_per_shift: perShift,
    price_per_hour: perHour,
    unit,
    units,
    version: 1,
    created_at: '2026-11-20T08:00:00Z',
    updated_at: '2026-11-20T08:00:00Z',
  };
}

type Served = Readonly<Record<'code' | 'prices' | 'total', unknown>>;

/** All orders as the list serves them, in the order of their creation. */
async function serve(): Promise<readonly Served[]> {
  const store = createStore({
    db,
    bindings: registry.map(({ binding }) => binding),
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
  const pages: Served[] = [];
  for (let page = 1; pages.length < count; page += 1) {
    const { json } = await listRecords(
      store,
      orders,
      {
        page,
        perPage: 2_500,
        search: '',
        sort: [{ path: 'id', isDescending: false }],
        filters: [],
        isTrash: false,
      },
      { language: 'en', fallback: 'en' },
    );
    const rows = JSON.parse(json) as readonly Served[];
    if (rows.length === 0) break;
    pages.push(...rows);
  }
  return pages;
}
