import { order } from '@rentyard/contract/order';
import type { ReactNode } from 'react';
import { PlaceCard } from '../../records/offering/PlaceCard.tsx';
import { PricesCard } from '../../records/offering/PricesCard.tsx';
import { TextCard } from '../../records/offering/TextCard.tsx';
import { WhatCard } from '../../records/offering/WhatCard.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import { RentalCard } from './RentalCard.tsx';

export function OrderPage(): ReactNode {
  return (
    <RecordScreen resource={order}>
      <RentalCard />
      <WhatCard />
      <PricesCard />
      <PlaceCard />
      <TextCard />
    </RecordScreen>
  );
}
