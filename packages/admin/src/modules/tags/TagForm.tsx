import { tag } from '@rentyard/contract/entities/tag';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { FormReferencesField } from '../../records/inputs/FormReferencesField.tsx';
import { SearchPreview } from '../../records/inputs/SearchPreview.tsx';
import { CharacteristicsCard } from '../../records/offering/characteristics/CharacteristicsCard.tsx';
import { PlaceCard } from '../../records/offering/PlaceCard.tsx';
import { PricesCard } from '../../records/offering/prices/PricesCard.tsx';
import { SeoCard } from '../../records/offering/SeoCard.tsx';
import { StatusTimeline } from '../../records/offering/StatusTimeline.tsx';
import { TextCard } from '../../records/offering/TextCard.tsx';
import { WhatCard } from '../../records/offering/WhatCard.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import { useT } from '../../services/i18n/useT.ts';

export function TagPage(): ReactNode {
  const t = useT();
  return (
    <RecordScreen resource={tag} side={<TagSide />}>
      <WhatCard>
        <FormChoiceField<typeof tag> name="type" />
      </WhatCard>
      <Card title={t('tags.card.categories')}>
        <FormReferencesField<typeof tag> name="categories" hint={t('tags.categories_hint')} />
      </Card>
      <CharacteristicsCard />
      <PricesCard />
      <PlaceCard />
      <TextCard />
      <SeoCard />
      <SearchPreview />
    </RecordScreen>
  );
}

function TagSide(): ReactNode {
  return (
    <>
      <Card>
        <FormImageField<typeof tag> name="image" />
      </Card>
      <StatusTimeline />
    </>
  );
}
