import { Combobox } from '@rentyard/ui/Combobox';
import type { ReactNode } from 'react';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';

/** What figures can be limited to, besides their period. */
export const places = ['project', 'region'] as const;

type Place = (typeof places)[number];

/** Ids of a project and of a region. */
export type ChosenPlaces = Readonly<Partial<Record<Place, number>>>;

/** The project and the region of the URL. */
export function readPlaces(search: URLSearchParams): ChosenPlaces {
  return Object.fromEntries(
    places.flatMap((place) => {
      const value = search.get(place) ?? '';
      return /^[1-9]\d{0,14}$/.test(value) ? [[place, Number(value)]] : [];
    }),
  );
}

interface PlaceFilterProps {
  readonly place: Place;
  readonly value: { readonly id: number; readonly name: string } | null;
  readonly onChoose: (value: string | undefined) => void;
}

/** Limits the figures to a project or a region of the orders or offers that the user may read. */
export function PlaceFilter({ place, value, onChoose }: PlaceFilterProps): ReactNode {
  const t = useT();
  const mayReadOrders = useCan('read', 'orders');
  const mayReadOffers = useCan('read', 'offers');
  const loadOptions = useLoadOptions(mayReadOrders ? 'orders' : 'offers', place);
  if (!mayReadOrders && !mayReadOffers) return null;
  return (
    <Combobox
      label={t(`figures.${place}`)}
      placeholder={t('figures.all')}
      size="medium"
      value={value}
      loadOptions={loadOptions}
      onChange={(option) => onChoose(option ? String(option.id) : undefined)}
    />
  );
}
