import type { Listing } from '@rentyard/contract/entities/listing/listing';
import type { regionNear } from '@rentyard/contract/entities/regionRoutes';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useSettledWatch } from '../../records/form/useSettledWatch.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { FormPointField } from '../map/FormPointField.tsx';
import { LazyMapPicker } from '../map/LazyMapPicker.tsx';
import type { Point } from '../map/mercator.ts';

/** The location: region, address and point. */
export function LocationCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('listing.card.location')}>
      <Stack gap={3}>
        <FieldGrid>
          <Field<Listing> name="region" />
          <Field<Listing> name="address" />
        </FieldGrid>
        <RegionSuggestion />
        <FormLocationMap />
        <FormPointField<Listing> lat="geo_lat" long="geo_long" />
      </Stack>
    </Card>
  );
}

/** Calls about regions. */
const regionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The region of the offers around a point; null when there are none. */
    regionNear: build.query({
      ...endpoint<typeof regionNear>('GET /regions/near'),
      keepUnusedDataFor: 60,
    }),
  }),
});

/** Delay before the region of a moved point is requested, in milliseconds. */
const debounceDelay = 400;

/** Suggests the region of nearby offers when the form has another one or none. */
function RegionSuggestion(): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { form } = useFormOfRecord();
  const mayReadOffers = useCan('read', 'offers');
  const point = useDebouncedPoint(useFormPoint());
  const chosen = useWatch({ control: form.control, name: 'region' }) as Option | null;
  const { currentData: near } = regionsApi.useRegionNearQuery(
    { query: { lat: point?.lat ?? 0, long: point?.long ?? 0 }, language },
    { skip: !mayReadOffers || point === null },
  );
  if (!near || near.id === chosen?.id) return null;
  return (
    <Stack direction="row" gap={2} align="center" wrap role="status">
      <Text tone="muted">{t('listing.region_near', { region: near.name })}</Text>
      <Button
        onClick={() => form.setValue('region', near, { shouldDirty: true, shouldValidate: true })}
      >
        {t('listing.set_region', { region: near.name })}
      </Button>
    </Stack>
  );
}

function useDebouncedPoint(point: Point | null): Point | null {
  const [debounced, setDebounced] = useState(point);
  const [lat, long] = [point?.lat, point?.long];
  useEffect(() => {
    const next = lat === undefined || long === undefined ? null : { lat, long };
    const timer = setTimeout(() => setDebounced(next), debounceDelay);
    return () => clearTimeout(timer);
  }, [lat, long]);
  return debounced;
}

/** The map for the point of the form. A click fills in both coordinates. */
function FormLocationMap(): ReactNode {
  const { form } = useFormOfRecord();
  const point = useFormPoint();
  const handlePick = ({ lat, long }: Point) => {
    const how = { shouldDirty: true, shouldValidate: true };
    form.setValue('geo_lat', String(lat), how);
    form.setValue('geo_long', String(long), how);
  };
  return <LazyMapPicker point={point} onPick={handlePick} />;
}

/** The point in the form; null while it is incomplete or invalid. */
function useFormPoint(): Point | null {
  const { form } = useFormOfRecord();
  const [lat, long] = useSettledWatch(form, ['geo_lat', 'geo_long']) as readonly [string, string];
  if (lat === '' || long === '') return null;
  const point = { lat: Number(lat), long: Number(long) };
  const isOnEarth = Math.abs(point.lat) <= 90 && Math.abs(point.long) <= 180;
  return isOnEarth ? point : null;
}
