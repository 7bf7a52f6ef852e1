import { offer } from '@rentyard/contract/entities/offer';
import type { EditedOf } from '@rentyard/contract/schema/resource';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { CharacteristicsCard } from '../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LocationCard } from '../../domain/listing/LocationCard.tsx';
import { PricesCard } from '../../domain/listing/prices/PricesCard.tsx';
import { SeoCard } from '../../domain/listing/SeoCard.tsx';
import { StatusTimeline } from '../../domain/listing/StatusTimeline.tsx';
import { TextCard } from '../../domain/listing/TextCard.tsx';
import { WhatCard } from '../../domain/listing/WhatCard.tsx';
import { CreateOrderLink } from '../../domain/orders/CreateOrderLink.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { titleOf } from '../../records/form/recordText.ts';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { DuplicateList } from './review/DuplicateList.tsx';
import { reviewApi } from './review/reviewApi.ts';
import { SameNameWarning } from './SameNameWarning.tsx';

export function OfferForm(): ReactNode {
  return (
    <RecordScreen
      resource={offer}
      side={<OfferSide />}
      actions={(record) => <OrderLink record={record as EditedOf<typeof offer>} />}
    >
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

function OrderLink({ record }: { readonly record: EditedOf<typeof offer> }): ReactNode {
  const language = useLanguage();
  const { languages } = useFormOfRecord();
  const name = titleOf(offer, record, language, languages.default);
  return <CreateOrderLink offer={{ id: record.id, name }} />;
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

/**
 * Offers that are likely duplicates, by name and location, owner or phone. A new offer is compared
 * by name only.
 */
function DuplicateWarning(): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { record } = useFormOfRecord();
  const { data } = reviewApi.useEvidenceQuery(
    { params: { id: record?.id ?? 0 }, language },
    { skip: record === undefined, refetchOnMountOrArgChange: true },
  );
  if (!record) return <SameNameWarning />;
  if (!data || data.duplicates.length === 0) return null;
  return (
    <Card title={t('duplicates.title')}>
      <DuplicateList duplicates={data.duplicates} />
    </Card>
  );
}
