import { offer as offers } from '@rentyard/contract/entities/offer';
import { order } from '@rentyard/contract/entities/order';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CharacteristicsCard } from '../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LocationCard } from '../../domain/listing/LocationCard.tsx';
import { PricesCard } from '../../domain/listing/prices/PricesCard.tsx';
import { StatusTimeline } from '../../domain/listing/StatusTimeline.tsx';
import { TextCard } from '../../domain/listing/TextCard.tsx';
import { WhatCard } from '../../domain/listing/WhatCard.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormMomentField } from '../../records/inputs/FormMomentField.tsx';
import { FormNumberField } from '../../records/inputs/FormNumberField.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { OrderPhoneField } from './OrderPhoneField.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import { valuesFromOffer } from './valuesFromOffer.ts';

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

const records = recordsOf(offers);

/**
 * The ordered offer. In a new order it fills in empty fields, if the user may read the whole offer.
 */
function OrderOfferField(): ReactNode {
  const t = useT();
  const { form, record, resource, languages, awaitValues } = useFormOfRecord();
  const mayCopy = useCan('update', 'offers') && record === undefined;
  const chosen = useWatch({ control: form.control, name: 'offer' }) as Option | null;
  const { currentData: offer, isFetching } = records.useEdit(chosen?.id ?? 0, {
    skip: !mayCopy || chosen === null,
  });
  const [filledFrom, setFilledFrom] = useState<number>();
  // True until the render after the copy: then values derived from others, such as an alias, are
  // set too.
  const isLoading = isFetching || (offer !== undefined && offer.id !== filledFrom);
  useEffect(() => (isLoading ? awaitValues() : undefined), [isLoading, awaitValues]);
  useEffect(() => {
    if (!offer || filledFrom === offer.id) return;
    setFilledFrom(offer.id);
    const values = valuesFromOffer(offer, form.getValues(), resource, languages.codes);
    for (const [path, value] of values) form.setValue(path, value, { shouldDirty: true });
  }, [offer, filledFrom, form, resource, languages]);
  return (
    <FormReferenceField<typeof order>
      name="offer"
      hint={mayCopy ? t('orders.offer_hint') : undefined}
    />
  );
}

/** Client, offer, rental period and total. */
function RentalCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('orders.card.rental')}>
      <Stack gap={4}>
        <FieldGrid>
          <OrderOfferField />
          <FormReferenceField<typeof order> name="client" />
          <OrderPhoneField />
          <FormMomentField<typeof order> name="starts_at" />
          <FormNumberField<typeof order> name="units" />
          <FormChoiceField<typeof order> name="unit" />
        </FieldGrid>
        <OrderTotal />
      </Stack>
    </Card>
  );
}
