import { type PropertyEdited, property } from '@rentyard/contract/entities/property/property';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, Suspense, useId } from 'react';
import { FormFailure } from '../../../records/form/FormFailure.tsx';
import { ConflictDialog } from '../../../records/form/lazyConflictDialog.ts';
import { RecordForm } from '../../../records/form/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/SaveFailure.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { NextStep } from '../steps/NextStep.tsx';
import { StepSaveBar } from '../steps/StepSaveBar.tsx';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { useSteps } from '../steps/StepsContext.ts';
import { useStepMark } from '../steps/useStepMark.ts';
import { PropertyCards } from './PropertyCards.tsx';
import { type OwnerResource, propertiesApi } from './propertiesApi.ts';
import { changedRows } from './propertyDrafts.ts';
import { usePropertiesForm } from './usePropertiesForm.ts';

/** Fetched when a save does something to offers, which is rare. */
const ImpactDialog = lazyComponent(() =>
  import('./ImpactDialog.tsx').then((chunk) => chunk.ImpactDialog),
);
const OfferPreview = lazyComponent(() =>
  import('./OfferPreview.tsx').then((chunk) => chunk.OfferPreview),
);

interface PropertiesFormProps {
  /** As they are stored. */
  readonly stored: readonly PropertyEdited[];
}

/** Characteristics in their order, saved together, beside the offer form that they make. */
function PropertiesForm({ stored }: PropertiesFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const formId = useId();
  const { controller, conflict, resolveConflict, question } = usePropertiesForm(stored);
  const { form, startValues } = controller;
  useStepMark(controller);
  const save = async () => {
    if (await controller.save()) alerts.edited();
  };
  return (
    <RecordForm controller={controller} id={formId} onSave={() => void save()}>
      <StepSaveBar
        controller={controller}
        countChanges={() => changedRows(startValues, form.getValues()).rows.length}
        saveLabel={t('properties.save')}
        onSave={() => void save()}
      />
      <RecordLayout
        side={
          <Suspense fallback={<Skeleton height={240} />}>
            <OfferPreview />
          </Suspense>
        }
      >
        <SaveFailure />
        <PropertyCards />
        <NextStep isSaving={controller.isSaving} />
      </RecordLayout>
      <Suspense>
        {question && <ImpactDialog question={question} />}
        {conflict && (
          <ConflictDialog
            controller={{ resource: property, resolveConflict }}
            conflict={conflict}
            onSave={resolveConflict}
          />
        )}
      </Suspense>
    </RecordForm>
  );
}

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
