import { order } from '@rentyard/contract/entities/order';
import type { ReactNode } from 'react';
import { CharacteristicsCard } from '../../records/offering/characteristics/CharacteristicsCard.tsx';
import { PlaceCard } from '../../records/offering/PlaceCard.tsx';
import { PricesCard } from '../../records/offering/prices/PricesCard.tsx';
import { StatusTimeline } from '../../records/offering/StatusTimeline.tsx';
import { TextCard } from '../../records/offering/TextCard.tsx';
import { WhatCard } from '../../records/offering/WhatCard.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import { RentalCard } from './RentalCard.tsx';

export function OrderPage(): ReactNode {
  return (
    <RecordScreen resource={order} side={<StatusTimeline />}>
      <RentalCard />
      <WhatCard />
      <CharacteristicsCard />
      <PricesCard />
      <PlaceCard />
      <TextCard />
    </RecordScreen>
  );
}
