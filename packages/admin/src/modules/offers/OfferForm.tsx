import { offer } from '@rentyard/contract/entities/offer';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { CharacteristicsCard } from '../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LocationCard } from '../../domain/listing/LocationCard.tsx';
import { PricesCard } from '../../domain/listing/prices/PricesCard.tsx';
import { SeoCard } from '../../domain/listing/SeoCard.tsx';
import { StatusTimeline } from '../../domain/listing/StatusTimeline.tsx';
import { TextCard } from '../../domain/listing/TextCard.tsx';
import { WhatCard } from '../../domain/listing/WhatCard.tsx';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { RecordScreen } from '../../records/screens/RecordScreen.tsx';
import { DuplicateWarning } from './DuplicateWarning.tsx';

export function OfferForm(): ReactNode {
  return (
    <RecordScreen resource={offer} side={<OfferSide />}>
      <WhatCard>
        <FormChoiceField<typeof offer> name="type" />
      </WhatCard>
      <CharacteristicsCard />
      <PricesCard />
      <LocationCard />
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
