import type { ReactNode } from 'react';
import { FormFailure } from '../../../records/form/FormFailure.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { useSteps } from '../steps/StepsContext.ts';
import { PropertiesForm } from './PropertiesForm.tsx';
import { type OwnerResource, propertiesApi } from './propertiesApi.ts';

/** What offers of a category, or of all categories of a group, are described by. */
export function PropertiesStep(): ReactNode {
  const { resource, editor } = useSteps();
  const { record } = editor;
  const { currentData, error, refetch } = propertiesApi.usePropertiesOfQuery(
    { owner: resource.name as OwnerResource, id: record?.id ?? 0 },
    { skip: !record, refetchOnMountOrArgChange: true },
  );
  if (isApiFailure(error) && !currentData) return <FormFailure failure={error} onRetry={refetch} />;
  if (!currentData) return <StepSkeleton />;
  return <PropertiesForm stored={currentData} />;
}
