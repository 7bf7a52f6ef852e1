import { type PropertyEdited, property } from '@rentyard/contract/entities/property/property';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { SortableList } from '@rentyard/ui/SortableList';
import { TranslationStrip, useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import { ConflictDialog } from '../../../records/form/screen/lazyConflictDialog.ts';
import { RecordForm } from '../../../records/form/screen/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/screen/SaveFailure.tsx';
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
import { PropertyItem } from './PropertyItem.tsx';
import { type OwnerResource, propertiesApi } from './propertiesApi.ts';
import { changedRows } from './propertyDrafts.ts';
import { usePropertiesValues } from './rows/propertiesForm.ts';
import { buildRow, type PropertyOwner } from './rows/propertyRow.ts';
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

/** The characteristics in their order. Expanded ones can be edited. */
function PropertyCards(): ReactNode {
  const t = useT();
  const language = useActiveLanguage();
  const owner = useOwner();
  const { languages } = useFormOfRecord();
  const { control, setValue } = usePropertiesValues();
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: 'properties',
    keyName: 'key',
  });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (uid: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(uid);
    else next.delete(uid);
    setOpen(next);
  };
  const add = () => {
    const row = buildRow(languages.codes, undefined, owner);
    append(row, { focusName: `properties.${fields.length}.name` });
    toggle(row.uid, true);
  };
  const items = fields.map((row) => ({
    id: row.uid,
    name: row.name[language] || row.name[languages.default] || t('properties.unnamed'),
  }));
  return (
    <Card
      isFlush
      title={t('properties.title')}
      actions={
        <>
          <TranslationStrip />
          <Button icon={Plus} onClick={add}>
            {t('properties.add')}
          </Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <Empty>
          <EmptyState
            icon={ListPlus}
            title={t('properties.none')}
            text={t('properties.none_text')}
          />
        </Empty>
      ) : (
        <SortableList label={t('properties.title')} items={items} onMove={move}>
          {({ id }, at, grip) => (
            <PropertyItem
              at={at}
              grip={grip}
              isOpen={open.has(id)}
              onToggle={(isOpen) => toggle(id, isOpen)}
              onRemove={() => remove(at)}
              onMark={(isRemoved) =>
                setValue(`properties.${at}.isRemoved`, isRemoved, { shouldDirty: true })
              }
            />
          )}
        </SortableList>
      )}
    </Card>
  );
}

/** The owner of the characteristics of the step. */
function useOwner(): PropertyOwner {
  const { resource, editor } = useSteps();
  const pointer = { id: editor.record?.id ?? 0, name: '' };
  return resource.name === 'categories' ? { category: pointer } : { category_group: pointer };
}

const Empty = styled.div`
  padding: ${theme.space4} ${theme.space5} ${theme.space6};
`;
