import { offer as offers } from '@rentyard/contract/entities/listing/offer';
import type { order } from '@rentyard/contract/entities/listing/order';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OptionsFor } from '../../records/fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { buildFormValues, type FormValues, isSame } from '../../records/form/values/formValues.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useQuote } from './price/useQuote.ts';

const records = recordsOf(offers);

/**
 * The ordered offer; options say whether they are free in the typed period. In a new order it fills in
 * empty fields, if the user may read the whole offer.
 */
export function OrderOfferField(): ReactNode {
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
  const [isOnlyFree, setOnlyFree] = useState(false);
  const optionsFor = useFreeOffers(isOnlyFree);
  return (
    <Stack gap={2}>
      <Field<typeof order>
        name="offer"
        hint={mayCopy ? t('orders.offer_hint') : undefined}
        optionsFor={optionsFor}
      />
      {optionsFor && (
        <Checkbox
          label={t('orders.only_free')}
          checked={isOnlyFree}
          onChange={(event) => setOnlyFree(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

/** The options of offers for the period of the form; undefined while it has none, or without permission. */
function useFreeOffers(isOnlyFree: boolean): OptionsFor | undefined {
  const t = useT();
  const format = useFormat();
  const mayRead = useCan('read', 'offers');
  const { form, record } = useFormOfRecord();
  const from = useWatch({ control: form.control, name: 'starts_at' }) as unknown as string;
  const quoted = useQuote();
  // The end that is typed, or that follows from the units.
  const to = quoted?.quote?.ends_at ?? '';
  const quantity = quoted?.quantity ?? 1;
  const order = record?.id;
  const isKnown = mayRead && Date.parse(from) < Date.parse(to);
  return useMemo(
    (): OptionsFor | undefined =>
      isKnown
        ? {
            rental: { from, to, quantity, order, isOnlyFree },
            badge: ({ free, next_free_at: next }) => {
              if (free === undefined) return undefined;
              if (free) return { tone: 'success', label: t('orders.free') };
              return {
                tone: 'warning',
                label: next
                  ? t('orders.free_from', { moment: format.moment(next) })
                  : t('orders.not_free'),
              };
            },
          }
        : undefined,
    [isKnown, from, to, quantity, order, isOnlyFree, t, format],
  );
}

/**
 * Fields that an order copies from its offer, in the order in which the form sets them: the
 * category before the answers.
 */
const copiedFields = [
  'category',
  'properties',
  'name',
  'brand',
  'currency',
  'prices',
  'region',
  'address',
  'geo_lat',
  'geo_long',
  'project',
  'user',
] as const;

/** Paths and values to copy from an offer into fields that are still blank. */
export function valuesFromOffer(
  offer: object,
  values: FormValues,
  resource: Resource,
  languages: readonly string[],
): readonly (readonly [path: string, value: unknown])[] {
  const offered = buildFormValues(resource, languages, offer);
  const blank = buildFormValues(resource, languages);
  return copiedFields
    .filter((name) => isSame(values[name], blank[name]) && !isSame(offered[name], blank[name]))
    .map((name) => [name, offered[name]]);
}
