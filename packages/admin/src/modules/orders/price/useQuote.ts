import type { Quote } from '@rentyard/contract/entities/rental/quoteRoute';
import type { Option } from '@rentyard/contract/schema/values';
import { isPlainDecimal } from '@rentyard/validators/decimals';
import { useWatch } from 'react-hook-form';
import { quoteApi } from '../../../domain/rental/quoteApi.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';

type Watched = readonly [
  unit: 'shift' | 'hour' | '',
  units: string,
  quantity: string,
  startsAt: string,
  endsAt: string,
  perShift: string,
  perHour: string,
  offer: Option | null,
  region: Option | null,
  project: Option | null,
  currency: Option | null,
];

const watched = [
  ...['unit', 'units', 'quantity', 'starts_at', 'ends_at'],
  ...['prices.price_per_shift', 'prices.price_per_hour'],
  ...['offer', 'region', 'project', 'currency'],
];

export interface OrderQuote {
  /** Of the last values that could be priced; undefined before the first answer. */
  readonly quote: Quote | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly quantity: number;
  /** Code of the currency. */
  readonly currency: string;
  readonly unit: 'shift' | 'hour';
}

/** The price of the order as it is typed; undefined while its length is not a number. */
export function useQuote(): OrderQuote | undefined {
  const { form, record } = useFormOfRecord();
  const [
    unit,
    units,
    quantity,
    startsAt,
    endsAt,
    perShift,
    perHour,
    offer,
    region,
    project,
    currency,
  ] = useWatch({ control: form.control, name: watched as never }) as unknown as Watched;
  // An end that was typed decides the units; one that was computed follows from them.
  const former = (record as { readonly ends_at?: string | null } | undefined)?.ends_at ?? '';
  const typedEnd = endsAt !== '' && Date.parse(endsAt) !== Date.parse(former) ? endsAt : '';
  const isReady = isCount(units) && isCount(quantity) && unit !== '';
  const { data, isFetching, isError } = quoteApi.useQuoteQuery(
    {
      query: {
        unit: unit || 'shift',
        units: Number(units),
        quantity: Number(quantity),
        ...(offer && { offer: offer.id }),
        ...(offer && record && { order: record.id }),
        ...(region && { region: region.id }),
        ...(project && { project: project.id }),
        ...(currency && { currency: currency.id }),
        ...(startsAt && { starts_at: startsAt }),
        ...(startsAt && typedEnd && { ends_at: typedEnd }),
        price_per_shift: parseAmount(perShift),
        price_per_hour: parseAmount(perHour),
      },
    },
    { skip: !isReady },
  );
  if (!isReady) return undefined;
  return {
    quote: data,
    isLoading: isFetching && !data,
    hasFailed: isError,
    quantity: Number(quantity),
    currency: currency?.name ?? '',
    unit,
  };
}

function isCount(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 10_000;
}

/** An amount that is not a number yet counts as none. */
function parseAmount(text: string): string {
  return isPlainDecimal(text) ? text : '';
}
