import { offer } from '@rentyard/contract/offer';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { FormPointField } from '../../records/inputs/FormPointField.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormRichTranslationField } from '../../records/inputs/FormRichTranslationField.tsx';
import { FormSlugField } from '../../records/inputs/FormSlugField.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import { OfferPrices } from './OfferPrices.tsx';

export function OfferPage(): ReactNode {
  const t = useT();
  return (
    <RecordScreen resource={offer} side={<OfferSide />}>
      <Card title={t('offers.card.what')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FieldGrid>
            <FormReferenceField name="category" />
            <FormChoiceField name="type" />
          </FieldGrid>
          <FormTranslationField name="name" />
          <FieldGrid>
            <FormTextField name="code" />
            <FormSlugField name="alias" from="name" />
            <FormReferenceField name="brand" />
            <FormReferenceField name="project" />
            <FormReferenceField name="user" />
          </FieldGrid>
        </Stack>
      </Card>
      <Card title={t('offers.card.price')}>
        <OfferPrices />
      </Card>
      <Card title={t('offers.card.place')}>
        <Stack gap={3}>
          <FieldGrid>
            <FormReferenceField name="region" />
            <FormTextField name="address" />
          </FieldGrid>
          <FormPointField lat="geo_lat" long="geo_long" />
        </Stack>
      </Card>
      <Card title={t('offers.card.text')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField name="description" />
          <FormRichTranslationField name="content" />
        </Stack>
      </Card>
      <Card title={t('offers.card.seo')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField name="title" />
          <FormTranslationField name="keywords" />
        </Stack>
      </Card>
    </RecordScreen>
  );
}

function OfferSide(): ReactNode {
  return (
    <Card>
      <FormImageField name="image" />
    </Card>
  );
}
