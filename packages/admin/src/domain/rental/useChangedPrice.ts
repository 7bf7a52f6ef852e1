import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import { amountOfUnits, unitsOfAmount } from '@rentyard/contract/schema/money/amounts';
import { useFormat } from '../../services/format/useFormat.ts';
import { quoteApi } from './quoteApi.ts';

/** What an order needs to be priced again. */
export type PricedOrder = Pick<
  OrderRow,
  | 'id'
  | 'offer'
  | 'region'
  | 'project'
  | 'currency'
  | 'unit'
  | 'units'
  | 'quantity'
  | 'prices'
  | 'total'
  | 'starts_at'
>;

interface ChangedRental {
  readonly start: string;
  /** An end that decides the units; without it the order keeps its length. */
  readonly end?: string | undefined;
  /** Another offer. */
  readonly offer?: number | undefined;
}

/**
 * The price of an order after a change of its time or offer, with the difference: `8,600.00 MDL (+2,150.00)`.
 * Undefined while it is unknown, and for prices on request.
 */
export function useChangedPrice(
  order: PricedOrder | undefined,
  wanted: ChangedRental | undefined,
): string | undefined {
  const format = useFormat();
  const offer = wanted?.offer ?? order?.offer?.id;
  const isKnown = order !== undefined && wanted !== undefined && order.unit !== null;
  const { currentData: quote } = quoteApi.useQuoteQuery(
    {
      query: {
        unit: order?.unit ?? 'shift',
        units: order?.units ?? 1,
        quantity: order?.quantity ?? 1,
        order: order?.id,
        offer,
        region: order?.region?.id,
        project: order?.project?.id,
        currency: order?.currency?.id,
        starts_at: wanted?.start,
        ends_at: wanted?.end,
        // An order keeps its own unit prices on every machine.
        price_per_shift: order?.prices.price_per_shift ?? '',
        price_per_hour: order?.prices.price_per_hour ?? '',
      },
    },
    { skip: !isKnown || offer === undefined },
  );
  const total = quote?.total;
  if (!order || total === null || total === undefined) return undefined;
  const price = `${format.amount(total)} ${order.currency?.name ?? ''}`;
  if (order.total === null) return price;
  const difference = unitsOfAmount(total) - unitsOfAmount(order.total);
  if (difference === 0n) return price;
  const [sign, amount] = difference < 0n ? ['−', -difference] : ['+', difference];
  const places = total.split('.')[1]?.length ?? 0;
  return `${price} (${sign}${format.amount(amountOfUnits(amount, places))})`;
}
