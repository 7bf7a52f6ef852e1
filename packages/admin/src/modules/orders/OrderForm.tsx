import { country } from '@rentyard/contract/entities/country/country';
import { offer as offers } from '@rentyard/contract/entities/listing/offer';
import { order } from '@rentyard/contract/entities/listing/order';
import { region } from '@rentyard/contract/entities/region';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CharacteristicsCard } from '../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LocationCard } from '../../domain/listing/LocationCard.tsx';
import { PricesCard } from '../../domain/listing/prices/PricesCard.tsx';
import { StatusTimeline } from '../../domain/listing/StatusTimeline.tsx';
import { TextCard } from '../../domain/listing/TextCard.tsx';
import { WhatCard } from '../../domain/listing/WhatCard.tsx';
import { AvailabilityMonth } from '../../domain/rental/AvailabilityMonth.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { useRegistered } from '../../records/inputs/useRegistered.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { recordsApi, recordsOf } from '../../services/api/recordsOf.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { OrderOfferField } from './OrderOfferField.tsx';
import { OrderTotal } from './price/OrderTotal.tsx';

export function OrderForm(): ReactNode {
  return (
    <RecordScreen
      resource={order}
      side={
        <>
          <OrderMonth />
          <StatusTimeline />
        </>
      }
    >
      <RentalCard />
      <WhatCard />
      <CharacteristicsCard />
      <PricesCard />
      <LocationCard />
      <TextCard />
    </RecordScreen>
  );
}

/** Client, offer, rental period and total. */
function RentalCard(): ReactNode {
  const t = useT();
  useClientPhone();
  return (
    <Card title={t('orders.card.rental')}>
      <Stack gap={4}>
        <FieldGrid>
          <OrderOfferField />
          <Field<typeof order> name="client" />
          <OrderPhoneField />
          <Field<typeof order> name="starts_at" />
          <Field<typeof order> name="units" />
          <Field<typeof order> name="unit" />
          <Field<typeof order> name="ends_at" hint={t('orders.end_hint')} />
          <Field<typeof order> name="quantity" />
        </FieldGrid>
        <OrderTotal />
      </Stack>
    </Card>
  );
}

/** Fills in the phone of a client who is chosen in the form, unless one is typed. */
function useClientPhone(): void {
  const { form, resource, startValues } = useFormOfRecord();
  const language = useLanguage();
  const chosen = useWatch({ control: form.control, name: 'client' }) as Option | null;
  const isChosenHere = chosen !== null && chosen.id !== (startValues.client as Option | null)?.id;
  const { currentData: options } = recordsApi.useOptionsQuery(
    { resource: resource.name, field: 'client', language, ids: [Number(chosen?.id)] },
    { skip: !isChosenHere },
  );
  const contact = options?.[0]?.note;
  useEffect(() => {
    if (!contact || contact.includes('@') || form.getValues(path) !== '') return;
    form.setValue(path, contact, { shouldDirty: true, shouldValidate: true });
  }, [contact, form]);
}

const records = recordsOf(offers);

/** When the chosen offer is free, beside the period of the order. */
function OrderMonth(): ReactNode {
  const { form } = useFormOfRecord();
  const mayRead = useCan('read', 'offers');
  const chosen = useWatch({ control: form.control, name: 'offer' }) as Option | null;
  const { currentData } = records.useShow(chosen?.id ?? 0, { skip: !mayRead || chosen === null });
  if (!mayRead || !chosen) return null;
  return (
    <AvailabilityMonth key={chosen.id} offer={chosen.id} nextFree={currentData?.next_free_at} />
  );
}

const regions = recordsOf(region);
const countries = recordsOf(country);
const path = 'phone' satisfies keyof typeof order.fields;

/** Phone numbers of the customer, with an example of the country of the region. */
function OrderPhoneField(): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const { field, frame } = useBoundField<'text'>(path);
  const input = useRegistered(path, field);
  const chosen = useWatch({ control: form.control, name: 'region' }) as Option | null;
  const { currentData: place } = regions.useShow(chosen?.id ?? 0, { skip: chosen === null });
  const countryId = place?.country?.id;
  const { currentData: found } = countries.useShow(countryId ?? 0, {
    skip: countryId === undefined,
  });
  const shape = found?.phone_mask ? { code: found.phone_code, mask: found.phone_mask } : undefined;
  return (
    <PhoneField
      {...frame}
      {...input}
      country={shape}
      isMultiple
      hint={t('orders.needed_to_approve')}
    />
  );
}
