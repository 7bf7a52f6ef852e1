import { currency } from '@rentyard/contract/entities/currency';
import { useCallback, useMemo } from 'react';
import { recordsOf } from '../../../services/api/recordsOf.ts';

/** Digits after the point that a currency has; undefined for those that are not known. */
export type CurrencyDecimals = (currency: number) => number | undefined;

const currencies = recordsOf(currency);

/** Digits after the point of each currency. Unknown ones are left to the server to judge. */
export function useCurrencyDecimals(): {
  readonly decimalsOf: CurrencyDecimals;
  /** Neither known yet nor failed to be. */
  readonly isAwaited: boolean;
} {
  const { data, error } = currencies.useList({ page: 1, perPage: 100 });
  const places = useMemo(() => new Map(data?.data.map(({ id, decimal }) => [id, decimal])), [data]);
  const decimalsOf = useCallback((id: number) => places.get(id), [places]);
  return { decimalsOf, isAwaited: !data && !error };
}
