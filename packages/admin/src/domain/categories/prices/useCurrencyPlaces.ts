import { currency } from '@rentyard/contract/entities/currency';
import { useCallback, useMemo } from 'react';
import { recordsOf } from '../../../services/api/recordsOf.ts';

/** Digits after the point that a currency has; undefined for those that are not known. */
export type CurrencyPlaces = (currency: number) => number | undefined;

const currencies = recordsOf(currency);

/** Digits after the point of each currency. Unknown ones are left to the server to judge. */
export function useCurrencyPlaces(): {
  readonly placesOf: CurrencyPlaces;
  /** Neither known yet nor failed to be. */
  readonly isAwaited: boolean;
} {
  const { data, error } = currencies.useList({ page: 1, perPage: 100 });
  const places = useMemo(() => new Map(data?.data.map(({ id, decimal }) => [id, decimal])), [data]);
  const placesOf = useCallback((id: number) => places.get(id), [places]);
  return { placesOf, isAwaited: !data && !error };
}
