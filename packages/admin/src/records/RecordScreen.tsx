import type { Resource } from '@rentyard/contract/resource';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { IconButton } from '@rentyard/ui/IconButton';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useLanguage, usePath } from '../i18n/LanguageContext.ts';
import { useT } from '../i18n/useT.ts';
import { useCan } from '../session/useCan.ts';
import { UsesDialog } from './actions/UsesDialog.tsx';
import { useRemoval } from './actions/useRemoval.ts';
import { useModuleText } from './fields/useModuleText.ts';
import { FormFailure } from './form/FormFailure.tsx';
import { FormSaveBar } from './form/FormSaveBar.tsx';
import { FormSkeleton } from './form/FormSkeleton.tsx';
import { formKey } from './form/formKey.ts';
import { RecordForm } from './form/RecordForm.tsx';
import { codeOf, titleOf } from './form/recordText.ts';
import { SaveFailure } from './form/SaveFailure.tsx';
import { type ReadyEditor, useEditor } from './form/useEditor.ts';
import { type RecordForm as Controller, useRecordForm } from './form/useRecordForm.ts';
import { useSaving } from './form/useSaving.ts';
import { useNamedRecord } from './openRecord.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { RecordWalk } from './RecordWalk.tsx';
import { RecordStatus, StatusActions } from './StatusActions.tsx';
import { useRequiredRight } from './useRequiredRight.ts';

interface RecordScreenProps {
  readonly resource: Resource;
  /** Cards of the module beside the form. */
  readonly side?: ReactNode;
  /** The inputs of the module, in cards. */
  readonly children: ReactNode;
}

/** Creates or edits a record on a page of its own: form, side cards, a bar that says what changed. */
export function RecordScreen({ resource, ...rest }: RecordScreenProps): ReactNode {
  const { id } = useParams();
  const { state } = useLocation();
  const editor = useEditor(resource);
  const text = useModuleText(resource);
  useRequiredRight(id === undefined ? 'create' : 'update', resource.subject);
  if (editor.state === 'failed') {
    return <FormFailure failure={editor.failure} onRetry={editor.retry} />;
  }
  if (editor.state === 'loading') {
    return (
      <RecordLayout side={<Card>{null}</Card>}>
        <PageHeader title={text(id === undefined ? 'new' : 'title')} />
        <Card>
          <FormSkeleton />
        </Card>
      </RecordLayout>
    );
  }
  return <Screen key={formKey(id, state)} resource={resource} editor={editor} {...rest} />;
}

interface ScreenProps extends RecordScreenProps {
  readonly editor: ReadyEditor;
}

function Screen({ resource, editor, side, children }: ScreenProps): ReactNode {
  const t = useT();
  const text = useModuleText(resource);
  const formId = useId();
  const navigate = useNavigate();
  const path = usePath();
  const { state } = useLocation();
  const controller = useRecordForm({ resource, ...editor });
  const { record } = controller;
  const saving = useSaving(controller, (saved) => {
    const address = path(`/${resource.subject}/edit/${saved.id}`);
    if (!editor.record) void navigate(address, { replace: true, state });
  });
  return (
    <RecordForm controller={controller} id={formId} onSave={() => void saving.save()}>
      <FormSaveBar controller={controller} saving={saving} />
      <Width>
        <RecordHead controller={controller} onDeleted={saving.leave} />
      </Width>
      <RecordTabs resource={resource} record={record}>
        <RecordLayout
          side={
            <>
              {record?.next_statuses && (
                <Card title={t('record.decision')}>
                  <StatusActions resource={resource} record={record} direction="column" />
                </Card>
              )}
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
          {!record && (
            <Button variant="primary" size="large" type="submit" isBusy={controller.isSaving}>
              {text('save')}
            </Button>
          )}
        </RecordLayout>
      </RecordTabs>
    </RecordForm>
  );
}

/* The heading stands over the cards, which do not grow beyond this. */
const Width = styled.div`
  max-width: 1200px;
  margin: 0 auto;
`;

interface RecordHeadProps {
  readonly controller: Controller;
  readonly onDeleted: () => void;
}

function RecordHead({ controller, onDeleted }: RecordHeadProps): ReactNode {
  const { resource, record, languages } = controller;
  const t = useT();
  const text = useModuleText(resource);
  const language = useLanguage();
  const title = record ? titleOf(resource, record, language, languages.default) : text('new');
  useNamedRecord(record ? title : '');
  const mayDelete = useCan('delete', resource.subject);
  const removal = useRemoval(resource);
  if (!record) return <PageHeader title={title} />;
  const code = codeOf(record);
  const handleDelete = async () => {
    if (!(await removal.remove([record.id], title))) return;
    controller.discard();
    onDeleted();
  };
  return (
    <PageHeader
      title={title}
      actions={
        <>
          <RecordWalk resource={resource} id={record.id} />
          {mayDelete && (
            <IconButton icon={Trash2} label={t('record.delete')} onClick={handleDelete} />
          )}
        </>
      }
    >
      <RecordStatus record={record} />
      {code && <CopyToClipboard value={code} />}
      {removal.uses.length > 0 && <UsesDialog uses={removal.uses} onClose={removal.forgetUses} />}
    </PageHeader>
  );
}
