import { type PropertyEdited, property } from '@rentyard/contract/entities/property/property';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, Suspense, useId } from 'react';
import { LoadFailure } from '../../../records/form/LoadFailure.tsx';
import { ConflictDialog } from '../../../records/form/lazyConflictDialog.ts';
import { RecordForm } from '../../../records/form/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/SaveFailure.tsx';
import { RecordTabPanels, type RecordTabProps } from '../../../screens/record/RecordTabs.tsx';
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

/** Loaded when a save affects offers, which is rare. */
const ImpactDialog = lazyComponent(() =>
  import('./ImpactDialog.tsx').then((chunk) => chunk.ImpactDialog),
);
const PropertiesHistory = lazyComponent<RecordTabProps>(() =>
  import('./PropertiesHistory.tsx').then((chunk) => chunk.PropertiesHistory),
);
const OfferPreview = lazyComponent(() =>
  import('./OfferPreview.tsx').then((chunk) => chunk.OfferPreview),
);

interface PropertiesFormProps {
  /** The stored characteristics. */
  readonly stored: readonly PropertyEdited[];
}

/** The ordered characteristics, saved together, next to the offer form preview. */
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

/** The characteristics of a category, or of all categories of a group. */
export function PropertiesStep(): ReactNode {
  const { resource, editor } = useSteps();
  const { record } = editor;
  const { currentData, error, refetch } = propertiesApi.usePropertiesOfQuery(
    { owner: resource.name as OwnerResource, id: record?.id ?? 0 },
    { skip: !record, refetchOnMountOrArgChange: true },
  );
  if (isApiFailure(error) && !currentData) return <LoadFailure failure={error} onRetry={refetch} />;
  if (!currentData) return <StepSkeleton />;
  return (
    <RecordTabPanels
      resource={resource}
      record={record}
      history={PropertiesHistory}
      onReverted={() => void refetch()}
    >
      <PropertiesForm stored={currentData} />
    </RecordTabPanels>
  );
}
