import type { ReactNode } from 'react';
import { FormFailure } from '../../../records/form/FormFailure.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import type { OwnerResource } from '../properties/propertiesApi.ts';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { useSteps } from '../steps/StepsContext.ts';
import { PricesForm } from './PricesForm.tsx';
import { pricesApi } from './pricesApi.ts';
import { useCurrencyPlaces } from './useCurrencyPlaces.ts';

/** What an hour costs at least, by currency, characteristic and value. */
export function PricesStep(): ReactNode {
  const { resource, editor } = useSteps();
  const language = useLanguage();
  const { record } = editor;
  const { placesOf, isAwaited } = useCurrencyPlaces();
  const { currentData, error, refetch } = pricesApi.useEditPricesQuery(
    { owner: resource.name as OwnerResource, id: record?.id ?? 0, language },
    { skip: !record, refetchOnMountOrArgChange: true },
  );
  if (isApiFailure(error) && !currentData) return <FormFailure failure={error} onRetry={refetch} />;
  // An amount typed before the places of its currency are known would stay without them.
  if (!currentData || isAwaited) return <StepSkeleton />;
  return <PricesForm stored={currentData} placesOf={placesOf} />;
}
