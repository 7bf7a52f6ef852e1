import type { Option } from '@rentyard/contract/schema/values';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FormValues } from '../../../records/form/formValues.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { currenciesOf, linesOf, type PriceLine } from './priceLines.ts';
import type { EditedPrices } from './pricesApi.ts';

/** What the form of the step holds: the columns and the lines of its grid. */
export type PricesValues = {
  /** Of the record whose prices these were; a save starts from it. */
  readonly version: number;
  readonly currencies: readonly Option[];
  readonly lines: readonly PriceLine[];
};

/** The values of any form of the step. */
export function pricesOf(values: FormValues): PricesValues {
  return values as PricesValues;
}

/** Stored prices as the form holds them. `usual` is the currency of the price interval: a first column. */
export function pricesValues(
  { version, prices, properties }: Omit<EditedPrices, 'id'>,
  usual: Option | null,
): PricesValues {
  const known = currenciesOf(prices);
  return {
    version,
    currencies: known.length > 0 || !usual ? known : [usual],
    lines: linesOf(properties, prices),
  };
}

/** The form around a part of the prices step, by its own shape. */
export function usePricesForm(): UseFormReturn<PricesValues> {
  return useFormOfRecord().form as unknown as UseFormReturn<PricesValues>;
}

/** The columns and lines as they are; renders when a cell is kept, not with every key. */
export function usePricesValues(): Omit<PricesValues, 'version'> {
  const { control } = usePricesForm();
  const [currencies, lines] = useWatch({ control, name: ['currencies', 'lines'] });
  return { currencies, lines };
}
