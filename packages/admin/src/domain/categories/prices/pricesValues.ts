import type { EditedPrices } from '@rentyard/contract/entities/category/priceRoutes';
import type { Option } from '@rentyard/contract/schema/values';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import type { FormValues } from '../../../records/form/values/formValues.ts';
import { buildLines, findCurrencies, type PriceLine } from './priceLines.ts';

/** The form values of the step: columns and lines of the grid. */
export type PricesValues = {
  /** Version of the record that the prices belong to; a save starts from it. */
  readonly version: number;
  readonly currencies: readonly Option[];
  readonly lines: readonly PriceLine[];
};

/** The typed values of the step's form. */
export function readPrices(values: FormValues): PricesValues {
  return values as PricesValues;
}

/**
 * Stored prices as form values. `usual` is the currency of the price interval, shown as the first
 * column.
 */
export function pricesValues(
  { version, prices, properties }: Omit<EditedPrices, 'id'>,
  usual: Option | null,
): PricesValues {
  const known = findCurrencies(prices);
  return {
    version,
    currencies: known.length > 0 || !usual ? known : [usual],
    lines: buildLines(properties, prices),
  };
}

/** The form of the prices step, with its own type. */
export function usePricesForm(): UseFormReturn<PricesValues> {
  return useFormOfRecord().form as unknown as UseFormReturn<PricesValues>;
}

/** The current columns and lines. Renders when a cell is committed, not on every key. */
export function usePricesValues(): Omit<PricesValues, 'version'> {
  const { control } = usePricesForm();
  const [currencies, lines] = useWatch({ control, name: ['currencies', 'lines'] });
  return { currencies, lines };
}
