import { offer } from '@rentyard/contract/entities/listing/offer';
import type { EditedOf } from '@rentyard/contract/schema/resource';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { CharacteristicsCard } from '../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LocationCard } from '../../domain/listing/LocationCard.tsx';
import { PricesCard } from '../../domain/listing/prices/PricesCard.tsx';
import { SeoCard } from '../../domain/listing/SeoCard.tsx';
import { StatusTimeline } from '../../domain/listing/StatusTimeline.tsx';
import { TextCard } from '../../domain/listing/TextCard.tsx';
import { WhatCard } from '../../domain/listing/WhatCard.tsx';
import { CreateOrderLink } from '../../domain/orders/CreateOrderLink.tsx';
import { StatusBadge } from '../../records/fields/StatusBadge.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useSettledWatch } from '../../records/form/useSettledWatch.ts';
import { formatTitle } from '../../records/form/values/recordText.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { PriceTiersCard } from './PriceTiersCard.tsx';
import { DuplicateList } from './review/DuplicateList.tsx';
import { reviewApi } from './review/reviewApi.ts';

export function OfferForm(): ReactNode {
  return (
    <RecordScreen
      resource={offer}
      side={<OfferSide />}
      actions={(record) => <OrderLink record={record as EditedOf<typeof offer>} />}
    >
      <WhatCard>
        <Field<typeof offer> name="type" />
      </WhatCard>
      <CharacteristicsCard />
      <PricesCard />
      <PriceTiersCard />
      <RentalCard />
      <LocationCard />
      <TextCard />
      <SeoCard />
    </RecordScreen>
  );
}

/** How many machines there are, and the rules of their rental. */
function RentalCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('offers.card.rental')}>
      <FieldGrid>
        <Field<typeof offer> name="quantity" />
        <Field<typeof offer> name="minimum_units" />
        <Field<typeof offer> name="buffer_before" />
        <Field<typeof offer> name="buffer_after" />
        <Field<typeof offer> name="lead_time" />
        <Field<typeof offer> name="work_calendar" />
      </FieldGrid>
    </Card>
  );
}

function OrderLink({ record }: { readonly record: EditedOf<typeof offer> }): ReactNode {
  const language = useLanguage();
  const { languages } = useFormOfRecord();
  const name = formatTitle(offer, record, language, languages.default);
  return <CreateOrderLink offer={{ id: record.id, name }} />;
}

function OfferSide(): ReactNode {
  return (
    <>
      <Card>
        <Field<typeof offer> name="photos" />
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

const offers = recordsOf(offer);
/** A shorter name is still being typed. */
const minimumNameLength = 6;
const typingPause = 600;

/** Offers with the same name as the new one. */
function SameNameWarning(): ReactNode {
  const t = useT();
  const path = usePath();
  const { form, languages } = useFormOfRecord();
  const [typed] = useSettledWatch(form, [`name.${languages.default}`]) as readonly [string];
  const name = useDebounced(typed.trim());
  const { currentData: found } = offers.useList(
    {
      page: 1,
      perPage: 5,
      filters: [{ path: 'name', operator: 'contains', value: name }],
    },
    { skip: name.length < minimumNameLength },
  );
  if (!found || found.data.length === 0) return null;
  return (
    <Card title={t('duplicates.same_name')}>
      <Stack as="ul" gap={3}>
        {found.data.map((row) => (
          <Stack as="li" gap={1} key={row.id}>
            <Stack direction="row" gap={2} align="center" wrap>
              <RouterLink to={path(`/offers/edit/${row.id}`)} target="_blank">
                {row.name}
              </RouterLink>
              <StatusBadge status={row.status} />
            </Stack>
            <Text size="sm" tone="muted">
              {row.code} · {row.region.name}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** Returns the text once typing has paused. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
