import { decimal } from '@rentyard/validators';
import { choice, moment, reference, text } from '../../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';

/** The currency that all rates refer to: a rate is the price of one euro. */
export const pivotCurrency = 'EUR';

/** `manual` rates were typed, `ecb` rates were fetched from the European Central Bank. */
export const rateSources = ['manual', 'ecb'] as const;
export type RateSource = (typeof rateSources)[number];

/** Decimal places of a rate. */
export const ratePlaces = 8;
const rateMax = 1_000_000_000;

/** Whether the text is a positive decimal that a rate can have. */
export function isRate(rate: string): boolean {
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(rate) ?? [];
  if (!/[1-9]/.test(whole + fraction)) return false;
  return (
    BigInt(whole) < BigInt(rateMax) ||
    (BigInt(whole) === BigInt(rateMax) && !/[1-9]/.test(fraction))
  );
}

const positiveRate: Check = ({ rate }) => {
  if (typeof rate !== 'string' || isRate(rate)) return [];
  const places = decimal(ratePlaces)(rate);
  const problem =
    places ??
    (/[1-9]/.test(rate) && !rate.startsWith('-')
      ? { id: 'max_value', values: { number: rateMax } }
      : { id: 'min_value', values: { number: '0.00000001' } });
  return [{ path: 'rate', problem }];
};

/**
 * How many units of a currency one euro buys from a day on. Rates are only added: a correction is
 * another rate of the same day, and the latest one applies.
 */
export const exchangeRate = defineResource({
  name: 'exchange_rates',
  subject: 'exchange-rates',
  label: 'rate',
  fields: {
    currency: reference({ to: 'currencies', required: true, owner: true }),
    date: moment({ required: true, day: true }),
    // Decimal text, as it was published or typed.
    rate: text({ min: 1, max: 24, required: true }),
    source: choice({ options: rateSources, required: true, default: 'manual', readOnly: true }),
  },
  search: [],
  searchThrough: ['currency'],
  sort: ['date', 'currency', 'source'],
  defaultSort: '-date',
  filter: ['currency', 'date', 'source'],
  checks: [positiveRate],
});

export type ExchangeRateRow = RowOf<typeof exchangeRate>;
