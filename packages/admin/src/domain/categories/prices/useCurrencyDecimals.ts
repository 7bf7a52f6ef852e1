import { currency } from '@rentyard/contract/entities/money/currency';
import { useCallback, useMemo } from 'react';
import { recordsOf } from '../../../services/api/recordsOf.ts';

/** Number of decimals of a currency; undefined when unknown. */
export type CurrencyDecimals = (currency: number) => number | undefined;

const currencies = recordsOf(currency);

/** Number of decimals of each currency. The server validates unknown currencies. */
export function useCurrencyDecimals(): {
  readonly findDecimals: CurrencyDecimals;
  /** Neither loaded nor failed yet. */
  readonly isAwaited: boolean;
} {
  const { data, error } = currencies.useList({ page: 1, perPage: 100 });
  const places = useMemo(() => new Map(data?.data.map(({ id, decimal }) => [id, decimal])), [data]);
  const findDecimals = useCallback((id: number) => places.get(id), [places]);
  return { findDecimals, isAwaited: !data && !error };
}
