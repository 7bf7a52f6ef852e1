import type { RecordBase } from '@rentyard/contract/schema/values';
import { media, theme } from '@rentyard/ui/theme';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FactGroup } from '../../features/read/FactGroup.ts';
import { useT } from '../../services/i18n/useT.ts';
import { CharacteristicInputs } from './characteristics/CharacteristicsCard.tsx';
import { PriceTierList } from './prices/PriceTierList.tsx';

/** The facts of offers, orders and tags, in the order of their forms. */
export const listingFacts: readonly FactGroup[] = [
  {
    title: 'listing.card.general',
    fields: ['type', 'category', 'categories', 'brand', 'project', 'user'],
  },
  {
    title: 'listing.card.characteristics',
    fields: ['properties'],
    inputs: { properties: CharacteristicInputs },
  },
  {
    title: 'listing.card.price',
    fields: ['prices.price_per_shift', 'prices.price_per_hour'],
    Extra: PriceTierList,
  },
  { title: 'listing.card.location', fields: ['region', 'address'], Extra: MapLink },
  { title: 'listing.card.text', fields: ['description', 'content'] },
  { title: 'listing.card.seo', fields: ['alias', 'title', 'keywords'] },
];

interface Point {
  readonly geo_lat?: number | null;
  readonly geo_long?: number | null;
}

/** A link to the point of a record on a public map; nothing for a record without a point. */
function MapLink({ record }: { readonly record: RecordBase }): ReactNode {
  const t = useT();
  const { geo_lat: lat, geo_long: long } = record as Point;
  if (typeof lat !== 'number' || typeof long !== 'number') return null;
  return (
    <Link
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=14/${lat}/${long}`}
      target="_blank"
      rel="noreferrer"
    >
      <MapPin size={16} strokeWidth={1.75} aria-hidden />
      {t('read.map', { point: `${lat}, ${long}` })}
    </Link>
  );
}

const Link = styled.a`
  display: inline-flex;
  gap: ${theme.space1};
  align-items: center;

  ${media.touch} { min-height: 44px; }
`;
