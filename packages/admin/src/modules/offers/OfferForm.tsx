import type { LanguageCode } from '@rentyard/contract/languages';
import { offer } from '@rentyard/contract/offer';
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
import { useAuthorLanguage } from './useAuthorLanguage.ts';

export function OfferPage(): ReactNode {
  const author = useAuthorLanguage();
  return (
    <RecordScreen resource={offer} reasonLanguage={author} side={<OfferSide author={author} />}>
      <WhatCard>
        <FormChoiceField name="type" />
      </WhatCard>
      <CharacteristicsCard />
      <PricesCard />
      <PlaceCard />
      <TextCard />
      <SeoCard />
    </RecordScreen>
  );
}

interface OfferSideProps {
  /** Language of whoever made the offer, when that is known. */
  readonly author: LanguageCode | null | undefined;
}

function OfferSide({ author }: OfferSideProps): ReactNode {
  return (
    <>
      <Card>
        <FormImageField name="image" />
      </Card>
      <DuplicateWarning />
      <StatusTimeline reasonLanguage={author} />
    </>
  );
}
