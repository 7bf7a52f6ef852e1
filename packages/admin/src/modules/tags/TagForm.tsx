import { tag } from '@rentyard/contract/entities/listing/tag';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { CharacteristicsCard } from '../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LocationCard } from '../../domain/listing/LocationCard.tsx';
import { PricesCard } from '../../domain/listing/prices/PricesCard.tsx';
import { SeoCard } from '../../domain/listing/SeoCard.tsx';
import { StatusTimeline } from '../../domain/listing/StatusTimeline.tsx';
import { TextCard } from '../../domain/listing/TextCard.tsx';
import { WhatCard } from '../../domain/listing/WhatCard.tsx';
import { Field } from '../../records/inputs/Field.tsx';
import { SearchPreview } from '../../records/inputs/SearchPreview.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { useT } from '../../services/i18n/useT.ts';

export function TagForm(): ReactNode {
  const t = useT();
  return (
    <RecordScreen resource={tag} side={<TagSide />}>
      <WhatCard>
        <Field<typeof tag> name="type" />
      </WhatCard>
      <Card title={t('tags.card.categories')}>
        <Field<typeof tag> name="categories" hint={t('tags.categories_hint')} />
      </Card>
      <CharacteristicsCard />
      <PricesCard />
      <LocationCard />
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
        <Field<typeof tag> name="photos" />
      </Card>
      <StatusTimeline />
    </>
  );
}
