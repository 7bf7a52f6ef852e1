import type { PriceTier } from '@rentyard/contract/entities/price/priceTiers';
import {
  type RentalLength,
  type RentalPrice,
  type RentalTerms,
  rentalPrice,
} from '@rentyard/contract/entities/price/rentalPrice';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { timesAmount } from '@rentyard/contract/schema/money/amounts';
import { shortestDecimal } from '@rentyard/validators/decimals';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type ColumnValue, type Deriving, now, type Saving } from '../../records/store.ts';
import type { CalendarOwners } from './workCalendars.ts';

type Values = Readonly<Record<string, unknown>>;

/** The current prices of an offer. */
export interface OfferTerms extends RentalTerms {
  readonly currency: number;
  readonly minimum_units: number;
}

/** The prices of an offer, with the shifts of the calendar of the rental. Undefined for an unknown offer. */
export async function offerTerms(
  on: Queryable,
  owners: CalendarOwners,
): Promise<OfferTerms | undefined> {
  return on.one<OfferTerms>(sql`
    select o.price_per_shift::text, o.price_per_hour::text, o.price_tiers, o.currency_id as currency,
      o.minimum_units, ${shiftColumns}
    from offers o left join lateral ${calendar(owners)} c on true
    where o.id = ${owners.offer}::bigint`);
}

const shiftColumns = sql`coalesce(c.shift_hours, 8)::float8 as shift_hours,
  coalesce(c.shifts_per_week, 7) as shifts_per_week`;

function calendar({ offer, region, project }: CalendarOwners): SQL {
  return sql`calendar_of((select f.work_calendar_id from offers f where f.id = ${offer}::bigint),
    ${region}::bigint, ${project}::bigint)`;
}

/** The hours of a shift and the shifts of a week in the calendar of a rental. */
export async function readShifts(
  on: Queryable,
  owners: CalendarOwners,
): Promise<Pick<RentalTerms, 'shift_hours' | 'shifts_per_week'>> {
  const found = await on.one<Pick<RentalTerms, 'shift_hours' | 'shifts_per_week'>>(sql`
    select ${shiftColumns} from (select) one left join lateral ${calendar(owners)} c on true`);
  return found ?? { shift_hours: 8, shifts_per_week: 7 };
}

/** The terms that an order was made with; its own prices may differ from those of the offer. */
export function termsOfOrder(order: Values): RentalTerms {
  const value = (path: string) => valueAt(order, path);
  return {
    price_per_shift: amountAt(order, 'prices.price_per_shift'),
    price_per_hour: amountAt(order, 'prices.price_per_hour'),
    price_tiers: (value('price_terms.price_tiers') ?? []) as readonly PriceTier[],
    // Without tiers they do not matter.
    shift_hours: Number(value('price_terms.shift_hours') ?? 8),
    shifts_per_week: Number(value('price_terms.shifts_per_week') ?? 5),
  };
}

function amountAt(order: Values, path: string): string | null {
  const amount = valueAt(order, path);
  return typeof amount === 'string' ? amount : null;
}

/** A new order without prices has those of its offer. */
export async function derivePrices({ write, before, after, sent }: Deriving): Promise<Values> {
  if (before || sent.prices !== undefined) return {};
  const terms = await currentTerms(write.tx, after);
  if (!terms) return {};
  const { price_per_shift: shift, price_per_hour: hour } = terms;
  return { prices: { price_per_shift: shortest(shift), price_per_hour: shortest(hour) } };
}

function shortest(amount: string | null): string | null {
  return amount === null ? null : shortestDecimal(amount);
}

/** The current prices of the offer of an order, if they are in its currency. */
async function currentTerms(on: Queryable, order: Values): Promise<OfferTerms | undefined> {
  const owners = findOwners(order);
  if (owners.offer === null) return undefined;
  const terms = await offerTerms(on, owners);
  return terms && terms.currency === order.currency ? terms : undefined;
}

/** Whose calendar an order in the shape of a draft follows. */
export function findOwners(order: Values): CalendarOwners {
  const readId = (path: string) => (typeof order[path] === 'number' ? Number(order[path]) : null);
  return { offer: readId('offer'), region: readId('region'), project: readId('project') };
}

const decisive = ['offer', 'currency'] as const;

/**
 * What a save writes besides the fields: the terms of a new order, or of one that moves to another
 * offer or currency, and the price by the terms.
 */
export async function priceColumns({
  write,
  before,
  after,
}: Saving): Promise<readonly ColumnValue[]> {
  const isNew = before === undefined || decisive.some((path) => before[path] !== after[path]);
  if (!isNew) return listColumns(pricedColumns(termsOfOrder(after), after));
  const agreed = await currentTerms(write.tx, after);
  const terms = { ...termsOfOrder(after), ...noTerms, ...(agreed && pickTiers(agreed)) };
  return listColumns({
    ...termColumns(agreed, now(write)),
    ...pricedColumns(terms, after),
  });
}

const noTerms = { price_tiers: [] } as const;

function pickTiers({ price_tiers, shift_hours, shifts_per_week }: RentalTerms) {
  return { price_tiers, shift_hours, shifts_per_week };
}

/** The columns of the terms of an order. */
export function termColumns(
  terms: RentalTerms | undefined,
  agreedAt: string,
): Readonly<Record<string, SQL>> {
  return {
    price_terms_price_per_shift: sql`${terms?.price_per_shift ?? null}::numeric`,
    price_terms_price_per_hour: sql`${terms?.price_per_hour ?? null}::numeric`,
    price_terms_price_tiers: sql`${JSON.stringify(terms?.price_tiers ?? [])}::jsonb`,
    price_terms_shift_hours: sql`${terms?.shift_hours ?? null}::numeric`,
    price_terms_shifts_per_week: sql`${terms?.shifts_per_week ?? null}::integer`,
    price_terms_agreed_at: sql`${terms ? agreedAt : null}::timestamptz`,
  };
}

/** The columns of the price of an order by the terms. The total follows in the trigger `convert_prices`. */
export function pricedColumns(terms: RentalTerms, order: Values): Readonly<Record<string, SQL>> {
  const length = { units: Number(order.units), unit: order.unit } as RentalLength;
  const price = rentalPrice(terms, length);
  const own = length.unit === 'hour' ? terms.price_per_hour : terms.price_per_shift;
  const saved = computeSaved(price, Number(order.quantity ?? 1));
  return {
    units_price: sql`${price?.amount ?? null}::numeric`,
    price_explanation_lines: sql`${JSON.stringify(price?.lines ?? [])}::jsonb`,
    price_explanation_saved: sql`${saved}::numeric`,
    priced_for: sql`jsonb_build_object(
      'units', ${length.units}::integer, 'unit', ${length.unit}::text, 'price', ${own}::numeric)`,
  };
}

/** What tiers save for all machines. */
export function computeSaved(price: RentalPrice | undefined, quantity: number): string | null {
  return (price?.saved && timesAmount(price.saved, quantity)) ?? null;
}

function listColumns(columns: Readonly<Record<string, SQL>>): readonly ColumnValue[] {
  return Object.entries(columns).map(([column, value]) => ({ column, value }));
}
