import { offer as offers } from '@rentyard/contract/entities/offer';
import type { order } from '@rentyard/contract/entities/order';
import type { Option } from '@rentyard/contract/schema/values';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { valuesFromOffer } from './valuesFromOffer.ts';

const records = recordsOf(offers);

/** The offer that is ordered. In a new order it fills in what is still empty, for whoever may see it whole. */
export function OrderOfferField(): ReactNode {
  const t = useT();
  const { form, record, resource, languages, awaitValues } = useFormOfRecord();
  const mayCopy = useCan('update', 'offers') && record === undefined;
  const chosen = useWatch({ control: form.control, name: 'offer' }) as Option | null;
  const { currentData: offer, isFetching } = records.useEdit(chosen?.id ?? 0, {
    skip: !mayCopy || chosen === null,
  });
  const [filledFrom, setFilledFrom] = useState<number>();
  // Over only with the render after: what follows from the values, as an alias from a name, is in place by then.
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
