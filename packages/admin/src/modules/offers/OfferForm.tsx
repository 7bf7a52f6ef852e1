import { offer } from '@rentyard/contract/entities/offer';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { CharacteristicsCard } from '../../records/offering/characteristics/CharacteristicsCard.tsx';
import { PlaceCard } from '../../records/offering/PlaceCard.tsx';
import { PricesCard } from '../../records/offering/prices/PricesCard.tsx';
import { SeoCard } from '../../records/offering/SeoCard.tsx';
import { StatusTimeline } from '../../records/offering/StatusTimeline.tsx';
import { TextCard } from '../../records/offering/TextCard.tsx';
import { WhatCard } from '../../records/offering/WhatCard.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import { DuplicateWarning } from './DuplicateWarning.tsx';

export function OfferPage(): ReactNode {
  return (
    <RecordScreen resource={offer} side={<OfferSide />}>
      <WhatCard>
        <FormChoiceField<typeof offer> name="type" />
      </WhatCard>
      <CharacteristicsCard />
      <PricesCard />
      <PlaceCard />
      <TextCard />
      <SeoCard />
    </RecordScreen>
  );
}

function OfferSide(): ReactNode {
  return (
    <>
      <Card>
        <FormImageField<typeof offer> name="image" />
      </Card>
      <DuplicateWarning />
      <StatusTimeline />
    </>
  );
}
