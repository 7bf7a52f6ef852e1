import { order } from '@rentyard/contract/entities/order';
import type { ReactNode } from 'react';
import { CharacteristicsCard } from '../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LocationCard } from '../../domain/listing/LocationCard.tsx';
import { PricesCard } from '../../domain/listing/prices/PricesCard.tsx';
import { StatusTimeline } from '../../domain/listing/StatusTimeline.tsx';
import { TextCard } from '../../domain/listing/TextCard.tsx';
import { WhatCard } from '../../domain/listing/WhatCard.tsx';
import { RecordScreen } from '../../records/screens/RecordScreen.tsx';
import { RentalCard } from './RentalCard.tsx';

export function OrderForm(): ReactNode {
  return (
    <RecordScreen resource={order} side={<StatusTimeline />}>
      <RentalCard />
      <WhatCard />
      <CharacteristicsCard />
      <PricesCard />
      <LocationCard />
      <TextCard />
    </RecordScreen>
  );
}
