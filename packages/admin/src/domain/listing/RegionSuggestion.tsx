import type { regionNear } from '@rentyard/contract/entities/regionRoutes';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import type { Point } from '../map/mercator.ts';
import { useFormPoint } from './FormLocationMap.tsx';

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
export function RegionSuggestion(): ReactNode {
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
