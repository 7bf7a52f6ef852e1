import { type RentalTerms, rentalPrice } from '@rentyard/contract/entities/price/rentalPrice';
import { type Quote, quoteOrder } from '@rentyard/contract/entities/rental/quoteRoute';
import { placesWithoutCurrency, timesAmount } from '@rentyard/contract/schema/money/amounts';
import { padPlaces, shortestDecimal } from '@rentyard/validators/decimals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import { computeSaved, offerTerms, readShifts } from './orderPrice.ts';
import { endOfRental, type RentalUnit, unitsOfRental } from './rentalTime.ts';
import { type CalendarOwners, readCalendar } from './workCalendars.ts';

/** The price of a rental before an order is saved. */
export function quoteRoute(app: FastifyInstance, { store: { db } }: RouteContext): void {
  handle(app, quoteOrder, async ({ query }): Promise<Quote> => {
    const { offer = null, region = null, project = null, order, unit, quantity } = query;
    const owners = { offer, region, project };
    const current = offer === null ? undefined : await offerTerms(db, owners);
    if (offer !== null && !current) throw new NotFound();
    const currency = query.currency ?? current?.currency;
    const terms = (order === undefined
      ? undefined
      : await orderTerms(db, { order, offer, currency })) ??
      (current?.currency === currency ? current : undefined) ?? {
        ...onRequest,
        ...(await readShifts(db, owners)),
      };
    const { price_per_shift = terms.price_per_shift, price_per_hour = terms.price_per_hour } =
      query;
    const { units, endsAt } = await lengthOf(db, owners, query);
    const price = rentalPrice({ ...terms, price_per_shift, price_per_hour }, { units, unit });
    const amount = await amountIn(db, currency);
    const saved = computeSaved(price, quantity);
    return {
      units,
      ends_at: endsAt?.toISOString() ?? null,
      minimum_units: current?.minimum_units ?? 1,
      total: price ? amount(timesAmount(price.amount, quantity) ?? price.amount) : null,
      price_explanation: {
        lines: (price?.lines ?? []).map((line) => ({
          ...line,
          price: amount(line.price),
          amount: amount(line.amount),
        })),
        saved: saved === null ? null : amount(saved),
      },
    };
  });
}

const onRequest = { price_per_shift: null, price_per_hour: null, price_tiers: [] } as const;
const unitsAtMost = 10_000;

interface Period {
  readonly unit: RentalUnit;
  readonly units: number;
  readonly starts_at?: string | undefined;
  readonly ends_at?: string | undefined;
}

/** The units and the end of a rental. A typed end after the start decides the units. */
async function lengthOf(
  on: Queryable,
  owners: CalendarOwners,
  { unit, units, starts_at, ends_at }: Period,
): Promise<{ readonly units: number; readonly endsAt?: Date | undefined }> {
  if (starts_at === undefined) return { units };
  const calendar = await readCalendar(on, owners);
  const start = new Date(starts_at);
  const end = ends_at === undefined ? undefined : new Date(ends_at);
  if (!end || end <= start) return { units, endsAt: endOfRental(calendar, start, { units, unit }) };
  const needed = unitsOfRental(calendar, start, { end, unit }) ?? unitsAtMost;
  return { units: Math.min(needed, unitsAtMost), endsAt: end };
}

/** Formats amounts with the decimal places of the currency. */
async function amountIn(
  on: Queryable,
  currency: number | undefined,
): Promise<(amount: string) => string> {
  const found = await on.one<{ decimal: number }>(
    sql`select decimal from currencies where id = ${currency ?? null}::bigint`,
  );
  const places = found?.decimal ?? placesWithoutCurrency;
  return (amount) => padPlaces(shortestDecimal(amount), places);
}

interface OfOrder {
  readonly order: number;
  readonly offer: number | null;
  readonly currency: number | undefined;
}

/** The terms that an order was made with, if it still is for the offer and in the currency. */
async function orderTerms(
  on: Queryable,
  { order, offer, currency }: OfOrder,
): Promise<RentalTerms | undefined> {
  const found = await on.one<RentalTerms & Omit<OfOrder, 'order'>>(sql`
    select offer_id as offer, currency_id as currency, price_per_shift::text, price_per_hour::text,
      price_terms_price_tiers as price_tiers, coalesce(price_terms_shift_hours, 8)::float8 as shift_hours,
      coalesce(price_terms_shifts_per_week, 5) as shifts_per_week
    from orders where id = ${order}::bigint and deleted_at is null`);
  if (!found) throw new NotFound();
  const isSame = found.offer === offer && (currency === undefined || found.currency === currency);
  return isSame ? found : undefined;
}
