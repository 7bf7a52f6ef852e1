import { Card } from '@rentyard/ui/Card';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RecordFacts } from '../../../features/read/RecordFacts.tsx';
import { FormSaveBar } from '../../../records/form/screen/FormSaveBar.tsx';
import { RecordForm } from '../../../records/form/screen/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/screen/SaveFailure.tsx';
import { useRecordForm } from '../../../records/form/useRecordForm.ts';
import { useSaving } from '../../../records/form/useSaving.ts';
import { RecordTabPanels } from '../../../screens/record/RecordTabs.tsx';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { NextStep } from './NextStep.tsx';
import { useSteps } from './StepsContext.ts';
import { useStepMark } from './useStepMark.ts';

interface RecordStepProps {
  /** Cards next to the form. */
  readonly side?: ReactNode;
  /** The inputs of the step, in cards. */
  readonly children: ReactNode;
}

/** A step that edits fields of the record itself. Saving a new record opens the next step. */
export function RecordStep({ side, children }: RecordStepProps): ReactNode {
  const { resource, editor, next } = useSteps();
  const t = useT();
  const formId = useId();
  const navigate = useNavigate();
  const path = usePath();
  const { state } = useLocation();
  const controller = useRecordForm({ resource, ...editor });
  const { record } = controller;
  useStepMark(controller);
  const saving = useSaving(controller, (saved) => {
    const address = path(`/${resource.subject}/${saved.id}/update/${next?.id ?? ''}`);
    if (!editor.record) void navigate(address, { replace: true, state });
  });
  return (
    <RecordForm controller={controller} id={formId} onSave={() => void saving.save()}>
      <FormSaveBar controller={controller} saving={saving} />
      <RecordTabPanels resource={resource} record={record}>
        <RecordLayout
          side={
            <>
              {side}
              {record && (
                <Card title={t('record.dates')}>
                  <RecordFacts resource={resource} record={record} />
                </Card>
              )}
            </>
          }
        >
          <SaveFailure />
          {children}
          <NextStep isSaving={controller.isSaving} />
        </RecordLayout>
      </RecordTabPanels>
    </RecordForm>
  );
}
