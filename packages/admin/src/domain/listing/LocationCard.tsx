import type { Listing } from '@rentyard/contract/entities/listing';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { FormPointField } from '../map/FormPointField.tsx';
import { FormLocationMap } from './FormLocationMap.tsx';
import { RegionSuggestion } from './RegionSuggestion.tsx';

/** The location: region, address and point. */
export function LocationCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('listing.card.location')}>
      <Stack gap={3}>
        <FieldGrid>
          <FormReferenceField<Listing> name="region" />
          <FormTextField<Listing> name="address" />
        </FieldGrid>
        <RegionSuggestion />
        <FormLocationMap />
        <FormPointField<Listing> lat="geo_lat" long="geo_long" />
      </Stack>
    </Card>
  );
}
