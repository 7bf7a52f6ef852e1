import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { RecordFacts } from '../../features/read/RecordFacts.tsx';
import { StatusActions } from '../../features/status/StatusActions.tsx';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { formKey } from '../../records/form/formKey.ts';
import { FormSaveBar } from '../../records/form/screen/FormSaveBar.tsx';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { RecordForm } from '../../records/form/screen/RecordForm.tsx';
import { SaveFailure } from '../../records/form/screen/SaveFailure.tsx';
import { type ReadyEditor, useEditor } from '../../records/form/useEditor.ts';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { type CreatedText, useSaving } from '../../records/form/useSaving.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { isLayerOpen } from '../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { RecordHead } from './RecordHead.tsx';
import { RecordTabs } from './RecordTabs.tsx';

interface RecordScreenProps {
  readonly resource: Resource;
  /** Cards next to the form. */
  readonly side?: ReactNode;
  /** The form takes the whole width, for a wide table in it. The other cards are below. */
  readonly isWide?: boolean;
  /** Links of the module in the header of a stored record. */
  readonly actions?: (record: RecordBase) => ReactNode;
  /** Text of the alert about a new record instead of `Successfully created`. */
  readonly createdText?: CreatedText;
  /** The inputs of the module, in cards. */
  readonly children: ReactNode;
}

/** Creates or edits a record on its own page: form, side cards, save bar. */
export function RecordScreen({ resource, ...rest }: RecordScreenProps): ReactNode {
  const { id } = useParams();
  const { state } = useLocation();
  const editor = useEditor(resource);
  const text = useModuleText(resource);
  useRequiredPermission(id === undefined ? 'create' : 'update', resource.subject);
  if (editor.state === 'failed') {
    return <LoadFailure failure={editor.failure} onRetry={editor.retry} />;
  }
  if (editor.state === 'loading') {
    return (
      <RecordLayout side={rest.isWide ? undefined : <Card>{null}</Card>}>
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

function Screen(props: ScreenProps): ReactNode {
  const { resource, editor, side, isWide = false, actions, createdText, children } = props;
  const t = useT();
  const text = useModuleText(resource);
  const formId = useId();
  const navigate = useNavigate();
  const path = usePath();
  const { state } = useLocation();
  const controller = useRecordForm({ resource, ...editor });
  const { record } = controller;
  const saving = useSaving(
    controller,
    (saved) => {
      const address = path(`/${resource.subject}/edit/${saved.id}`);
      if (!editor.record) void navigate(address, { replace: true, state });
    },
    createdText,
  );
  // Back to the list, also from a field; unsaved values ask first. Lists and dialogs close before.
  useKeyDown((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isLayerOpen()) saving.leave();
  });
  const cards = (
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
  );
  return (
    <RecordForm controller={controller} id={formId} onSave={() => void saving.save()}>
      <FormSaveBar controller={controller} saving={saving} />
      <RecordHead
        resource={resource}
        record={record}
        languages={controller.languages}
        actions={record && actions?.(record)}
        onDeleted={() => {
          controller.discard();
          saving.leave();
        }}
      />
      <RecordTabs resource={resource} record={record}>
        <RecordLayout side={isWide ? undefined : cards}>
          <SaveFailure />
          {children}
          {!record && (
            <Stack direction="row">
              <Button variant="primary" size="large" type="submit" isBusy={controller.isSaving}>
                {text('save')}
              </Button>
            </Stack>
          )}
          {isWide && cards}
        </RecordLayout>
      </RecordTabs>
    </RecordForm>
  );
}
